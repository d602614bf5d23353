/**
 * Creates a record and verifies that it was created exactly once. After a lost response it is unknown whether the record
 * was created, and browsers resend a POST if a reused connection closes. To find out, the records of the same customer
 * and product are compared before and after the write.
 */
import type { ConsoleDataProvider } from '../../../dataProvider';
import { type AppError, toAppError } from '../../../dataProvider/errors';
import { withoutUncertainty } from '../../../dataProvider/withoutUncertainty';
import type { Entity } from '../../../resources/entity';
import { defaultSort } from '../../../resources/sorts';
import type { ConsoleRecord } from '../records/consoleRecord';

interface CreatedRecord {
  record: ConsoleRecord;
  /** Duplicates: other new records with the same values. */
  repeated: readonly ConsoleRecord[];
}

type Provider = Pick<ConsoleDataProvider, 'create' | 'getList'>;
type Values = Readonly<Record<string, unknown>>;
/** Ids of the records that may be like the new one; null if they can't be read, or not all of them. */
type KnownIds = ReadonlySet<unknown> | null;

/** Records that are compared. */
const MAX_COMPARED = 100;

/**
 * Returns a function that creates records. It remembers attempts whose outcome is unknown: another attempt with the same
 * key looks for the record first, and sends nothing if it is there or can't be looked for.
 * @throws AppError, not `uncertain` if the record certainly wasn't created
 */
export function createRecordCreator(
  entity: Entity,
  { create, getList }: Provider,
): (values: Values, key: string) => Promise<CreatedRecord> {
  const openAttempts = new Map<string, { known: KnownIds; error: AppError }>();

  async function findSimilar(values: Values): Promise<readonly ConsoleRecord[] | null> {
    const filter = Object.fromEntries(
      Object.entries(entity.list.filters).flatMap(([name, { kind }]) =>
        kind === 'reference' && typeof values[name] === 'string' ? [[name, values[name]]] : [],
      ),
    );
    try {
      const { data, total } = await getList<ConsoleRecord>(entity.name, {
        filter,
        pagination: { page: 1, perPage: MAX_COMPARED },
        sort: defaultSort(entity),
      });
      return total !== undefined && total <= MAX_COMPARED
        ? data.filter((record) => hasTexts(entity, record, values))
        : null;
    } catch {
      return null;
    }
  }

  /** Records with these values that weren't there before; null if it can't be known. */
  async function findNew(known: KnownIds, values: Values): Promise<readonly ConsoleRecord[] | null> {
    const similar = known && (await findSimilar(values));
    return known && similar ? similar.filter(({ id }) => !known.has(id)) : null;
  }

  /** The record of an attempt without a response. `unknown` if the records can't be read. */
  async function findLost(known: KnownIds, values: Values): Promise<CreatedRecord | 'none' | 'unknown'> {
    const created = await findNew(known, values);
    if (created === null) return 'unknown';
    const [record, ...repeated] = created;
    return record ? { record, repeated } : 'none';
  }

  async function send(values: Values, key: string): Promise<CreatedRecord> {
    const similar = await findSimilar(values);
    const known = similar && new Set(similar.map(({ id }) => id));
    try {
      const { data: record } = await create<ConsoleRecord>(entity.name, {
        data: values,
        meta: { idempotencyKey: key },
      });
      const created = (await findNew(known, values)) ?? [];
      return { record, repeated: created.filter(({ id }) => id !== record.id) };
    } catch (thrown) {
      const error = toAppError(thrown);
      if (!error.uncertain) throw error;
      openAttempts.set(key, { known, error });
      const found = await findLost(known, values);
      if (typeof found === 'object') return found;
      throw found === 'none' ? withoutUncertainty(error) : error;
    }
  }

  return async (values, key) => {
    const earlier = openAttempts.get(key);
    if (earlier) {
      const found = await findLost(earlier.known, values);
      if (typeof found === 'object') return found;
      // If the records couldn't be read before either, the Idempotency-Key alone has to prevent a second one.
      if (found === 'unknown' && earlier.known) throw earlier.error;
      openAttempts.delete(key);
    }
    return send(values, key);
  };
}

/** Whether a record has the texts and numbers of these values. */
function hasTexts({ fields }: Entity, record: ConsoleRecord, values: Values): boolean {
  return Object.entries(values).every(
    ([name, value]) =>
      !(fields[name] && ['text', 'longText', 'rating'].includes(fields[name].kind)) ||
      (record[name] ?? '') === (value ?? ''),
  );
}
