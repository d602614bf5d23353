/**
 * Creates a record and verifies that it was created exactly once. After a lost response it is unknown whether the record
 * was created, and browsers resend a POST if a reused connection closes. To find out, the records of the same customer
 * and product are compared before and after the write.
 */
import type { ConsoleDataProvider } from '../../../dataProvider';
import { AppError, toAppError } from '../../../dataProvider/errors';
import {
  type AttemptStore,
  createAttempts,
  createLostError,
  findAdded,
  knownIdsShape,
} from '../../../dataProvider/methods/attempts';
import { withoutUncertainty } from '../../../dataProvider/uncertainty';
import type { Entity } from '../../../resources/entity';
import { defaultSort } from '../../../resources/sorts';
import type { ConsoleRecord } from '../records/consoleRecord';
import { loadBeforeWrite } from '../writes/verifiedWrite';

interface CreatedRecord {
  record: ConsoleRecord;
  /**
   * Finds duplicates: other new records with the same values.
   * @throws AppError if they can't be read
   */
  findRepeated: () => Promise<readonly ConsoleRecord[]>;
}

type Provider = Pick<ConsoleDataProvider, 'create' | 'getList'>;
type Values = Readonly<Record<string, unknown>>;
type Ids = readonly string[];

/** The newest records of the same customer and product. */
interface NewestRecords {
  records: readonly ConsoleRecord[];
  /** False if there may be more. */
  isComplete: boolean;
}

/** Records that are compared. */
const MAX_COMPARED = 100;

/**
 * Returns a function that creates records. Nothing is sent if the records that may be like the new one can't be read
 * before. It remembers attempts whose outcome isn't certain: another attempt with the same key looks for the record
 * first, and sends nothing if it is there or can't be looked for.
 * @param store where they are remembered
 * @throws AppError, not `uncertain` if the record certainly wasn't created
 */
export function createRecordCreator(
  entity: Entity,
  { create, getList }: Provider,
  store: AttemptStore,
): (values: Values, key: string) => Promise<CreatedRecord> {
  const attempts = createAttempts(store, knownIdsShape);

  /** @throws AppError */
  async function loadNewest(values: Values): Promise<NewestRecords> {
    const filter = Object.fromEntries(
      Object.entries(entity.list.filters).flatMap(([name, { kind }]) =>
        kind === 'reference' && typeof values[name] === 'string' ? [[name, values[name]]] : [],
      ),
    );
    const { data, total } = await getList<ConsoleRecord>(entity.name, {
      filter,
      pagination: { page: 1, perPage: MAX_COMPARED },
      sort: defaultSort(entity),
    });
    return { records: data, isComplete: total !== undefined && total <= data.length };
  }

  /** The records that were added since, with the same texts. */
  const findSimilar = ({ records }: NewestRecords, known: Ids, values: Values) =>
    findAdded(records, known, MAX_COMPARED).filter((record) => hasTexts(entity, record, values));

  /** @throws AppError if the records can't be read, or not all of them and the new one isn't among the first */
  async function findRepeated(known: Ids, values: Values, { id }: ConsoleRecord) {
    const newest = await loadNewest(values);
    const similar = findSimilar(newest, known, values);
    if (!newest.isComplete && !similar.some((record) => record.id === id)) throw new AppError({ kind: 'badAnswer' });
    return similar.filter((record) => record.id !== id);
  }

  const toCreated = (record: ConsoleRecord, known: Ids, values: Values): CreatedRecord => ({
    record,
    findRepeated: () => findRepeated(known, values, record),
  });

  /** The record of an attempt without a response. `unknown` if the records can't be read. */
  async function findLost(known: Ids, values: Values): Promise<CreatedRecord | 'none' | 'unknown'> {
    const newest = await loadNewest(values).catch(() => null);
    const [record] = newest ? findSimilar(newest, known, values) : [];
    if (record) return toCreated(record, known, values);
    return newest?.isComplete ? 'none' : 'unknown';
  }

  async function send(values: Values, key: string): Promise<CreatedRecord> {
    const { records } = await loadBeforeWrite(() => loadNewest(values));
    const known = records.map(({ id }) => id);
    attempts.start(key, known);
    try {
      const { data: record } = await create<ConsoleRecord>(entity.name, {
        data: values,
        meta: { idempotencyKey: key },
      });
      return toCreated(record, known, values);
    } catch (thrown) {
      const error = toAppError(thrown);
      const found = error.uncertain ? await findLost(known, values) : 'none';
      if (typeof found === 'object') return found;
      if (!error.uncertain) attempts.end(key);
      throw found === 'none' ? withoutUncertainty(error) : error;
    }
  }

  return async (values, key) => {
    const known = attempts.find(key);
    const found = known ? await findLost(known, values) : 'none';
    if (found === 'unknown') throw createLostError();
    const created = found === 'none' ? await send(values, key) : found;
    attempts.end(key);
    return created;
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
