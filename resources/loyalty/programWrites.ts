/** How loyalty programs are written. */
import * as z from 'zod/mini';
import { rewardShape, taskShape } from '../programs';
import { listProof } from '../proof';
import type { RecordKindWrite } from '../recordKind';

/** What an update may change. A list is replaced as a whole. */
const programChangeShape = z.object({
  name: z.nullable(z.string()),
  tasks: z.array(taskShape),
  rewards: z.array(rewardShape),
  settings: z.unknown(),
});

/** What a new program is filled with. */
export type ProgramContent = Partial<Omit<z.infer<typeof programChangeShape>, 'name'>>;

/** A new program is empty, and in the list. */
const programProof = listProof({
  resource: 'programs',
  matches: (record, { name }) => record['name'] === name && isEmptyProgram(record),
});

const isEmptyProgram = ({ tasks, rewards, settings }: Readonly<Record<string, unknown>>): boolean =>
  [tasks, rewards, settings].every((content) => Object.keys(Object(content)).length === 0);

export const programWrite = {
  change: programChangeShape,
  draft: z.object({ name: z.string() }),
  answer: 'program',
  proof: programProof,
  ordered: ['tasks', 'rewards'],
  isDeletable: true,
  addsKeys: true,
  // Customers of a deleted program come to the default one.
  affects: ['customers', 'program-tasks', 'program-rewards'],
} satisfies RecordKindWrite;

/** Writes of the tasks or rewards of programs. Those of one program are sent one after the other, with its own. */
export const partWrite = (field: 'tasks' | 'rewards', putKey: string) =>
  ({
    path: `loyalty/programs/{programId}/${field}`,
    putKey,
    partOf: { resource: 'programs', field },
    isDeletable: true,
    addsKeys: true,
    queue: (_, { parentId }) => `programs/${parentId}`,
    affects: ['programs'],
  }) satisfies RecordKindWrite;
