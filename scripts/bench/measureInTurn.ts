import { median } from 'es-toolkit/math';
import type { ListSubject, Setting } from './subjects.ts';

export const ROUNDS = 5;

const names = ['lean', 'ours', 'stock'] as const;
export type SubjectName = (typeof names)[number];

/**
 * Measures the console and the reference pages in alternating visits, so that a busy machine slows them all.
 * @returns a function that takes the name of a page and of a value, and returns its median
 */
export async function measureInTurn<Name extends string>(
  subjects: Pick<Setting, SubjectName>,
  measure: (subject: ListSubject) => Promise<Record<Name, number>>,
): Promise<(who: SubjectName, what: Name) => number> {
  const runs: Record<SubjectName, Record<Name, number>[]> = { lean: [], ours: [], stock: [] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) runs[name].push(await measure(subjects[name]));
  }
  return (who, what) => median(runs[who].map((run) => run[what]));
}
