import type { FindEntity } from '../createEntityFinder';
import { toAppError } from '../errors';
import type { EntityRecord } from '../parse/records';
import type { Writes } from './writes';

/** What direct callers of `update` and `delete` may pass in `meta`. */
export interface HistoryMeta {
  /** Id of the write in the history; a new one by default. */
  entryId?: string;
  /** Id of the write that this one undoes. */
  undoes?: string;
  /** A deletion is sent when this resolves with true, and fails with `canceled` if it is false. It shows from the call on. */
  isSent?: Promise<boolean> | undefined;
}

interface Written {
  id?: string;
  resource: string;
  /** The record before the write. */
  record: EntityRecord;
  isUncertain: boolean;
}

/** A write that was saved, or may have been saved because its response was lost. */
export type WrittenChange =
  | (Written & { kind: 'set'; set: Readonly<Record<string, unknown>>; undoes?: string })
  /**
   * `field`: an item of this field was deleted; null if the record was. `forgetsRecord`: earlier entries of the record
   * are deleted.
   */
  | (Written & { kind: 'removal'; field: string | null; forgetsRecord?: true });

/**
 * Called before a write is sent, with what may be saved.
 * @returns a function that takes the outcome: the write that was saved or may have been saved, or null
 */
export type BeginWrite = (change: WrittenChange) => (written: WrittenChange | null) => void;

type Describe = (isUncertain: boolean) => WrittenChange;

const toIds = ({ entryId, undoes }: HistoryMeta = {}) => ({
  ...(entryId !== undefined && { id: entryId }),
  ...(undoes !== undefined && { undoes }),
});

/** Reports each write of a record before it is sent, and its outcome. An update without the previous values can't be undone, and is left out. */
export function withHistory(writes: Writes, findEntity: FindEntity, begin: BeginWrite): Writes {
  async function report<Response>(send: () => Promise<Response>, describe: Describe | null): Promise<Response> {
    if (!describe) return send();
    const settle = begin(describe(true));
    try {
      const written = await send();
      settle(describe(false));
      return written;
    } catch (thrown) {
      settle(toAppError(thrown).uncertain ? describe(true) : null);
      throw thrown;
    }
  }
  return {
    ...writes,
    update(name, params, context) {
      const { id, data, previousData, meta } = params;
      const isKnown = Object.keys(data).every((field) => Object.hasOwn(previousData ?? {}, field));
      const record = { ...previousData, id: String(id), _id: String(id) };
      const describe: Describe = (isUncertain) => ({
        kind: 'set',
        resource: name,
        record,
        set: { ...data },
        isUncertain,
        ...toIds(meta),
      });
      return report(() => writes.update(name, params, context), isKnown ? describe : null);
    },
    delete(name, params) {
      const ids = { id: String(params.id), _id: String(params.id) };
      return report(
        () => writes.delete(name, params),
        (isUncertain) => {
          // Nothing of a deleted person is kept.
          const forgetsRecord = findEntity(name).isPersonal === true && !isUncertain;
          const record = forgetsRecord ? ids : { ...params.previousData, ...ids };
          const change = {
            kind: 'removal',
            resource: name,
            record,
            field: null,
            isUncertain,
            ...toIds(params.meta),
          } as const;
          return forgetsRecord ? { ...change, forgetsRecord } : change;
        },
      );
    },
    removePart(name, params) {
      const { field, previousData: record } = params;
      return report(
        () => writes.removePart(name, params),
        (isUncertain) => ({
          kind: 'removal',
          resource: name,
          record,
          field,
          isUncertain,
          ...toIds(params.meta),
        }),
      );
    },
  };
}
