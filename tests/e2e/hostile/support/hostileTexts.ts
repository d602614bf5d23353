import { vectors } from './vectors';

/** Text around a vector. Each one would change how a careless parser reads it. */
const contexts: readonly ((vector: string) => string)[] = [
  (vector) => vector,
  (vector) => `Lovely scarf! ${vector} Would buy again.`,
  (vector) => `"'\`>${vector}`,
  (vector) => `\u0000${vector}\u0000`,
  (vector) => `\n\n${vector}\r\n`,
  (vector) => `<!--${vector}`,
  (vector) =>
    [...vector].map((character) => (/[<>"'&]/.test(character) ? `&#${character.charCodeAt(0)};` : character)).join(''),
];

/** Extremely long texts. */
const hugeTexts = [
  'A'.repeat(50_000),
  `${'word '.repeat(2_000)}<img src=x onerror=canary()>`,
  '<b>'.repeat(3_000),
  '&"'.repeat(4_000),
  '\u202E'.repeat(3_000),
  '👩‍👩‍👧‍👦'.repeat(800),
  `${'((('.repeat(1_500)}${')))'.repeat(1_500)}`,
  'https://evil.example/ '.repeat(500),
  '\n'.repeat(2_000),
];

/**
 * Distinct texts: every vector in every context. The plain vectors are first, so that the first page has every type.
 */
export const hostileTexts: readonly string[] = [
  ...new Set(contexts.flatMap((toContext) => vectors.map(toContext))),
  ...hugeTexts,
];
