import type { Entity } from '../../../resources/entity';
import { findLeftHidden, getHiddenValues, isHidden } from '../history/hiddenLog';
import type { WriteHistory } from '../history/writeHistory';
import type { ConsoleRecord } from '../records/consoleRecord';
import type { PageFlags, RecordFlags } from './flag';
import { flagRecords } from './flagRecords';

/** Flags of the records that were left hidden in this browser, by record id. */
export type HiddenFlags = ReadonlyMap<string, RecordFlags>;

/**
 * Reads the records of an entity that were left hidden, now and after each change.
 * @returns a function that ends it
 */
export function followHidden(
  { open }: Pick<WriteHistory, 'open'>,
  entity: Entity,
  onRead: (hidden: HiddenFlags) => void,
): () => void {
  if (!getHiddenValues(entity)) return () => undefined;
  let isOver = false;
  let unsubscribe = () => {};
  const start = async () => {
    const { hidden, subscribe } = await open();
    const read = async () => {
      const left = findLeftHidden((await hidden.list()).entries, entity);
      if (isOver) return;
      onRead(
        new Map(
          [...left].map(([id, { reason, details }]) => [
            id,
            { flags: [{ rule: 'hidden', found: { reason: reason ?? 'none', details } }], marks: {} },
          ]),
        ),
      );
    };
    if (!isOver) unsubscribe = subscribe(() => void read());
    await read();
  };
  // A hint only: the rows are shown without it if its code can't be loaded.
  start().catch(() => undefined);
  return () => {
    isOver = true;
    unsubscribe();
  };
}

/**
 * Flags the rows of a list. Those that were left hidden and aren't published come with that flag first.
 * @param searched the flags that a search has found; by default, the rows are compared with each other
 * @param cached the previous result, which it replaces
 */
export function flagPage(
  entity: Entity,
  rows: readonly ConsoleRecord[] | undefined,
  searched: PageFlags | null,
  hidden: HiddenFlags | undefined,
  cached: { current: PageFlags | undefined },
): PageFlags {
  const flags = searched ?? flagRecords(entity.flags ?? { texts: [] }, rows ?? [], cached.current);
  cached.current = flags;
  const left = (rows ?? []).filter((row) => hidden?.has(row.id) && isHidden(entity, row));
  const add = ({ id }: ConsoleRecord): RecordFlags => ({
    flags: [hidden, flags].flatMap((all) => all?.get(id)?.flags ?? []),
    marks: flags.get(id)?.marks ?? {},
  });
  return left.length === 0 ? flags : new Map([...flags, ...left.map((row) => [row.id, add(row)] as const)]);
}
