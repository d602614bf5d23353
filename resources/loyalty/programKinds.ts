/** Loyalty programs, and their tasks and rewards as records of their own. */
import * as z from 'zod/mini';
import { programReads, rewardShape, taskShape } from '../programs';
import type { RecordKind, RecordKindWrite } from '../recordKind';
import { id } from '../shapes';

type Values = Readonly<Record<string, unknown>>;

/** What an update may change. A list is replaced as a whole. */
const programChangeShape = z.object({
  name: z.nullable(z.string()),
  tasks: z.array(taskShape),
  rewards: z.array(rewardShape),
  settings: z.unknown(),
});

/** What a new program is filled with. */
export type ProgramContent = Partial<Omit<z.infer<typeof programChangeShape>, 'name'>>;

const isEmptyProgram = ({ tasks, rewards, settings }: Values): boolean =>
  [tasks, rewards, settings].every((content) => Object.keys(Object(content)).length === 0);

export const programs = {
  ...programReads,
  title: 'name',
  write: {
    change: programChangeShape,
    draft: z.object({ name: z.string() }),
    answer: 'program',
    // A new program is empty.
    proof: { matches: (record, { name }) => record['name'] === name && isEmptyProgram(record) },
    ordered: ['tasks', 'rewards'],
    isDeletable: true,
    addsKeys: true,
    // Customers of a deleted program come to the default one.
    affects: ['customers', 'program-tasks', 'program-rewards'],
  },
} as const satisfies RecordKind;

/** Writes of the tasks or rewards of programs. Those of one program are sent one after the other, with its own. */
const partWrite = (field: 'tasks' | 'rewards', putKey: string) =>
  ({
    path: `loyalty/programs/{programId}/${field}`,
    putKey,
    partOf: { resource: 'programs', field },
    isDeletable: true,
    addsKeys: true,
    queue: (_, { parentId }) => `programs/${parentId}`,
    affects: ['programs'],
    answer: ({ program }) => isObject(program) && getParts({ programs: [program] }, field),
  }) satisfies RecordKindWrite;

export const programTasks = {
  title: 'title',
  shape: z.extend(taskShape, { programId: id }),
  path: 'loyalty/programs',
  items: (response) => getParts(response, 'tasks'),
  parent: 'programId',
  write: { ...partWrite('tasks', 'task'), change: taskShape, draft: taskShape },
} as const satisfies RecordKind;

export const programRewards = {
  title: 'title',
  shape: z.extend(rewardShape, { programId: id }),
  path: 'loyalty/programs',
  items: (response) => getParts(response, 'rewards'),
  parent: 'programId',
  write: { ...partWrite('rewards', 'reward'), change: rewardShape, draft: rewardShape },
} as const satisfies RecordKind;

/** The tasks or rewards of all programs, each with the id of its program. */
function getParts({ programs: all }: Values, list: 'tasks' | 'rewards'): unknown {
  if (!Array.isArray(all)) return null;
  return all
    .filter(isObject)
    .flatMap(({ _id, [list]: parts }) =>
      Array.isArray(parts) ? parts.filter(isObject).map((part) => ({ ...part, programId: _id })) : [],
    );
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
