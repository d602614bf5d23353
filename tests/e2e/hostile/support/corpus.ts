import { vectors } from './vectors';

/** What stands around a vector: each changes how a careless reader would take it. */
const contexts: readonly ((vector: string) => string)[] = [
  (vector) => vector,
  (vector) => `Lovely scarf! ${vector} Would buy again.`,
  (vector) => `"'\`>${vector}`,
  (vector) => `\u0000${vector}\u0000`,
  (vector) => `\n\n${vector}\r\n`,
  (vector) => `<!--${vector}`,
  (vector) => [...vector].map((letter) => (/[<>"'&]/.test(letter) ? `&#${letter.charCodeAt(0)};` : letter)).join(''),
];

/** Texts far beyond what anybody writes. */
const huge = [
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

/** Distinct texts: every vector in every context. Those as they are stand first, so that the first page has all kinds. */
export const corpus: readonly string[] = [...new Set(contexts.flatMap((inContext) => vectors.map(inContext))), ...huge];
