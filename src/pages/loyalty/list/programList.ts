/** What is done with whole programmes, each looked for where its answer was lost. */
import type { ProgramCalls, ProgramChange } from '../../../../dataProvider/methods/programCalls';
import type { Program } from '../../../../resources/programs';
import { type Outcome, surely } from './surely';

/** The provider. */
export interface ProgramPorts {
  /** @throws AppError */
  list(): Promise<Program[]>;
  /** @throws AppError */
  calls(): Promise<ProgramCalls>;
}

/** What is asked for, and how it is told from what was there before. */
export interface NewProgram {
  name: string;
  /** The same in every try. */
  key: string;
  /** Ids of those that were there before. */
  known: ReadonlySet<string>;
}

/** Makes a programme with nothing in it. */
export function createProgram({ list, calls }: ProgramPorts, { name, key, known }: NewProgram) {
  return surely(
    async () => (await calls()).create(name, key),
    async () => (await list()).find((one) => one.name === name && !known.has(one._id) && isEmpty(one)) ?? null,
  );
}

/** A programme as the provider has it now. */
export async function readProgram({ list }: ProgramPorts, id: string): Promise<Outcome<Program> | { kind: 'gone' }> {
  const fresh = await surely(list, () => Promise.resolve(null));
  if (fresh.kind !== 'done') return fresh;
  const value = fresh.value.find(({ _id }) => _id === id);
  return value ? { kind: 'done', value } : { kind: 'gone' };
}

/** What a programme was called when it was read is told where somebody else has given it another name meanwhile. */
export type RenameOutcome = Outcome<Program> | { kind: 'renamed'; program: Program } | { kind: 'gone' };

/** @param before what it was called when the merchant saw it */
export async function renameProgram(
  { list, calls }: ProgramPorts,
  { _id, before, name }: { _id: string; before: string | null; name: string },
): Promise<RenameOutcome> {
  const find = async () => (await list()).find((one) => one._id === _id) ?? null;
  const fresh = await readProgram({ list, calls }, _id);
  if (fresh.kind !== 'done') return fresh;
  if (fresh.value.name === name) return { kind: 'done', value: fresh.value };
  if (fresh.value.name !== before) return { kind: 'renamed', program: fresh.value };
  return surely(
    async () => (await calls()).patch(_id, { name }),
    async () => {
      const now = await find();
      return now?.name === name ? now : null;
    },
  );
}

/** Deletes a programme; one that is gone already counts as deleted. */
export function removeProgram({ list, calls }: ProgramPorts, id: string): Promise<Outcome<string>> {
  return surely(
    async () => {
      await (await calls()).remove(id);
      return id;
    },
    async () => ((await list()).some(({ _id }) => _id === id) ? null : id),
  );
}

/** What a programme has in it, as a copy gets it: tasks and rewards under ids of their own. */
export function contentOf({ tasks, rewards, settings }: Program, newId: () => string): ProgramChange {
  return {
    ...(tasks && { tasks: tasks.map((task) => ({ ...task, _id: newId() })) }),
    ...(rewards && { rewards: rewards.map((reward) => ({ ...reward, _id: newId() })) }),
    ...(isFilled(settings) && { settings }),
  };
}

/** Puts everything into a programme that has nothing in it. The same in every try does no harm. */
export function fillProgram({ list, calls }: ProgramPorts, copy: Program, content: ProgramChange) {
  if (Object.keys(content).length === 0) return Promise.resolve<Outcome<Program>>({ kind: 'done', value: copy });
  return surely(
    async () => (await calls()).patch(copy._id, content),
    async () => {
      const now = (await list()).find(({ _id }) => _id === copy._id) ?? null;
      return now && holdsAll(now, content) ? now : null;
    },
  );
}

const holdsAll = (program: Program, { name = program.name, tasks = [], rewards = [], settings }: ProgramChange) =>
  program.name === name &&
  tasks.every(({ _id }) => program.tasks?.some((task) => task._id === _id)) &&
  rewards.every(({ _id }) => program.rewards?.some((reward) => reward._id === _id)) &&
  (settings === undefined || isFilled(program.settings));

const isEmpty = ({ tasks, rewards, settings }: Program) =>
  (tasks ?? []).length === 0 && (rewards ?? []).length === 0 && !isFilled(settings);

const isFilled = (settings: unknown) =>
  typeof settings === 'object' && settings !== null && Object.keys(settings).length > 0;
