import type { ConsoleDataProvider } from '../../dataProvider';
import { createEntityFinder } from '../../dataProvider/createEntityFinder';
import type { EntityRecord } from '../../dataProvider/parse/records';
import { createKindLoader } from '../../dataProvider/rest/recordReads';
import { createKindRules } from '../../dataProvider/rest/recordWrites';
import type { ConsoleQueryClient } from '../../dataProvider/writes/consoleQueryClient';
import { createEntityRules } from '../../dataProvider/writes/createWrites';
import { withCache } from '../../dataProvider/writes/withCache';
import { type BeginWrite, withHistory } from '../../dataProvider/writes/withHistory';
import { withOrder } from '../../dataProvider/writes/withOrder';
import { getShownWrites, withPending } from '../../dataProvider/writes/withPending';
import type { WriteFinding } from '../../dataProvider/writes/withProof';
import { withVerification } from '../../dataProvider/writes/withVerification';
import type { Created, Writes } from '../../dataProvider/writes/writes';
import { entities, recordKindsShownAtOnce } from '../../resources';
import type { RecordKind } from '../../resources/recordKind';

/** Adds what the data provider of a site does around its writes. A stub may be a proxy, which can't be copied. */
export function withWrites(
  dataProvider: ConsoleDataProvider,
  queryClient: ConsoleQueryClient,
  begin: BeginWrite = () => () => {},
  onFinding: (finding: WriteFinding) => void = () => {},
): ConsoleDataProvider {
  const transport: Writes = {
    update: (name, params) => dataProvider.update(name, params),
    async create(name, params) {
      const created: Created = await dataProvider.create(name, params);
      if (created.finding) onFinding(created.finding);
      return created;
    },
    delete: (name, params) => dataProvider.delete(name, params),
    removePart: (name, params) => dataProvider.removePart(name, params),
    reorder: (name, params) => dataProvider.reorder(name, params),
  };
  const findEntity = createEntityFinder(entities);
  const findRules = createEntityRules(findEntity);
  const readFresh = (name: string, record: EntityRecord) => dataProvider.readFresh(name, record);
  const verified = withVerification(transport, readFresh, findRules);
  const stored = withCache(withOrder(withHistory(verified, findEntity, begin), findRules), queryClient, findRules);
  const loadKind = createKindLoader({ kinds: {}, entities });
  const kinds = new Map<string, RecordKind>();
  const findKindRules = createKindRules((name) => {
    const kind = kinds.get(name);
    if (!kind) throw new Error(`The kind '${name}' is not loaded.`);
    return kind;
  });
  // The writes of other kinds are in order, and verified, but with another cache.
  const storedKinds = withCache(transport, queryClient, findKindRules);
  const isEntity = (name: string) => entities.some((entity) => entity.name === name);
  const shownOf = (name: string) =>
    isEntity(name)
      ? getShownWrites(findEntity(name))
      : { fields: recordKindsShownAtOnce.includes(name) ? ('all' as const) : [], deletion: false };
  const loadWrites = async (name: string) => {
    if (isEntity(name)) return stored;
    kinds.set(name, await loadKind(name));
    return storedKinds;
  };
  const writes: object = withPending(loadWrites, queryClient, shownOf);
  return new Proxy(dataProvider, {
    get: (target, name) => Reflect.get(Object.hasOwn(writes, name) ? writes : target, name),
  });
}
