"""Everything that touches the disk: where things lie, reading what strangers wrote, writing so that nothing is lost."""
