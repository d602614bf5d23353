/** Operations on whole programs. Each verifies its outcome if the response is lost. */
import { type AppError, toAppError } from '../../../../dataProvider/errors';
import type { ProgramCalls, ProgramChange } from '../../../../dataProvider/methods/programCalls';
import type { Program } from '../../../../resources/programs';
import { verifiedWrite, writeAndVerify } from '../../../engine/writes/verifiedWrite';
import type { VerifiedWriteResult } from '../../../engine/writes/writeResult';

/** API access of the operations. */
export interface ProgramPorts {
  /** @throws AppError */
  list(): Promise<Program[]>;
  /** @throws AppError */
  calls(): Promise<ProgramCalls>;
}

/** Outcome of a write. */
export type WriteOutcome<Value> =
  | { kind: 'done'; value: Value }
  /** The response was lost, and the server doesn't have the change. */
  | { kind: 'notArrived' }
  | { kind: 'failed'; error: AppError };

/** Parameters of {@link createProgram}. */
export interface NewProgram {
  name: string;
  /** Idempotency key. */
  key: string;
  /** Ids of the existing programs, used to find the new one if the response is lost. */
  known: ReadonlySet<string>;
}

/** Creates an empty program. */
export function createProgram({ list, calls }: ProgramPorts, program: NewProgram) {
  const { name, key } = program;
  return writeValue(
    async () => (await calls()).create(name, key),
    async () => (await list()).find((item) => isNewProgram(item, program)) ?? null,
  );
}

/** Finds the empty programs that were created besides the one that was asked for. */
export function findRepeatedPrograms(
  programs: readonly Program[],
  program: NewProgram,
  created: Program,
): readonly Program[] {
  return programs.filter((item) => item._id !== created._id && isNewProgram(item, program));
}

/** Fetches the current state of a program. */
export async function fetchProgram(
  { list }: ProgramPorts,
  id: string,
): Promise<WriteOutcome<Program> | { kind: 'gone' }> {
  try {
    const value = (await list()).find(({ _id }) => _id === id);
    return value ? { kind: 'done', value } : { kind: 'gone' };
  } catch (thrown) {
    return { kind: 'failed', error: toAppError(thrown) };
  }
}

/** Outcome of a rename. `renamed` returns the current program if another user has renamed it. */
export type RenameOutcome = WriteOutcome<Program> | { kind: 'renamed'; program: Program } | { kind: 'gone' };

/**
 * Renames a program, unless another user has renamed it.
 * @param before name as displayed to the user
 */
export async function renameProgram(
  { list, calls }: ProgramPorts,
  { _id, before, name }: { _id: string; before: string | null; name: string },
): Promise<RenameOutcome> {
  const result = await verifiedWrite<Program, Program, null>({
    load: async () => (await list()).find((item) => item._id === _id) ?? null,
    compare(program) {
      if (program.name === name) return 'applied';
      return program.name === before ? 'notApplied' : { conflict: null };
    },
    write: async () => (await calls()).patch(_id, { name }),
    verify: (program) => (program.name === name ? 'applied' : 'notApplied'),
    verifiedKinds: VERIFIED_KINDS,
  });
  if (result.kind === 'conflict' && !result.error) return { kind: 'renamed', program: result.state };
  if (result.kind === 'gone' && !result.error) return { kind: 'gone' };
  return toOutcome(result);
}

/** Deletes a program. A program that no longer exists counts as deleted. */
export function removeProgram({ list, calls }: ProgramPorts, id: string): Promise<WriteOutcome<string>> {
  return writeValue(
    async () => {
      await (await calls()).remove(id);
      return id;
    },
    async () => ((await list()).some(({ _id }) => _id === id) ? null : id),
  );
}

/** Copies the content of a program. Tasks and rewards get new ids. */
export function copyProgramContent({ tasks, rewards, settings }: Program, newId: () => string): ProgramChange {
  return {
    ...(tasks && { tasks: tasks.map((task) => ({ ...task, _id: newId() })) }),
    ...(rewards && { rewards: rewards.map((reward) => ({ ...reward, _id: newId() })) }),
    ...(hasSettings(settings) && { settings }),
  };
}

/** Writes the content to an empty program. Idempotent. */
export function fillProgram({ list, calls }: ProgramPorts, copy: Program, content: ProgramChange) {
  if (Object.keys(content).length === 0) return Promise.resolve<WriteOutcome<Program>>({ kind: 'done', value: copy });
  return writeValue(
    async () => (await calls()).patch(copy._id, content),
    async () => {
      const now = (await list()).find(({ _id }) => _id === copy._id) ?? null;
      return now && includesChange(now, content) ? now : null;
    },
  );
}

const VERIFIED_KINDS = ['notFound'] as const;

/** @param find loads the result of the write; resolves to null if it wasn't applied */
async function writeValue<Value>(
  write: () => Promise<Value>,
  find: () => Promise<Value | null>,
): Promise<WriteOutcome<Value>> {
  return toOutcome(await writeAndVerify({ write, load: find, verify: () => 'applied', verifiedKinds: VERIFIED_KINDS }));
}

/** Result of a write that was sent or not needed. */
type SentResult<Value> = Exclude<VerifiedWriteResult<Value, Value, null>, { kind: 'gone' | 'conflict'; error: null }>;

function toOutcome<Value>(result: SentResult<Value>): WriteOutcome<Value> {
  switch (result.kind) {
    case 'written':
      return { kind: 'done', value: result.response };
    case 'applied':
      return { kind: 'done', value: result.state };
    case 'unread':
    case 'unknown':
      return { kind: 'failed', error: result.error };
    default: {
      const error = result.kind === 'failed' ? toAppError(result.thrown) : result.error;
      return error.uncertain ? { kind: 'notArrived' } : { kind: 'failed', error };
    }
  }
}

const includesChange = (program: Program, { name = program.name, tasks = [], rewards = [], settings }: ProgramChange) =>
  program.name === name &&
  tasks.every(({ _id }) => program.tasks?.some((task) => task._id === _id)) &&
  rewards.every(({ _id }) => program.rewards?.some((reward) => reward._id === _id)) &&
  (settings === undefined || hasSettings(program.settings));

const isNewProgram = (item: Program, { name, known }: NewProgram) =>
  item.name === name && !known.has(item._id) && isEmptyProgram(item);

const isEmptyProgram = ({ tasks, rewards, settings }: Program) =>
  (tasks ?? []).length === 0 && (rewards ?? []).length === 0 && !hasSettings(settings);

const hasSettings = (settings: unknown) =>
  typeof settings === 'object' && settings !== null && Object.keys(settings).length > 0;
