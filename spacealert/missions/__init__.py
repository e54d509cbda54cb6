"""What is announced when: scenarios, their files, the notation players exchange, the generator. No sound, no clock."""
