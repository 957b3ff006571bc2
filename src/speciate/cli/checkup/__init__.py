"""What `speciate doctor` looks at: one file a subject, each a function that says what it found."""
