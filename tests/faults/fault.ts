/** The ways in which a write can fail, and what must be seen of each. */
export {};
