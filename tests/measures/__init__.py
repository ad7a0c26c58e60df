"""What the page costs while real games are played on it: frames a second on a slow processor, memory, the scores of Lighthouse."""
