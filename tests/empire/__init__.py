"""Tests of Империя, named after its rules."""
