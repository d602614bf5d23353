/** Keys that every list has, in the order in which they are told. */
export const listKeys = [
  { keys: ['J', '↓'], word: 'keys.next' },
  { keys: ['K', '↑'], word: 'keys.previous' },
  { keys: ['X'], word: 'keys.select' },
  { keys: ['Enter'], word: 'keys.openRecord' },
  { keys: ['/'], word: 'keys.search' },
  { keys: ['Z'], word: 'keys.undo' },
  { keys: ['?'], word: 'keys.help' },
] as const;
