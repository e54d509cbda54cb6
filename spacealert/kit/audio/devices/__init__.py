"""The devices that sound can be played on and recorded from; `choice` picks one."""
