/** Data provider: reads over GraphQL or REST, writes over REST, and custom methods. */
import type { DataProvider } from 'ra-core';
import { entities as allEntities, lazyEntities as allLazyEntities, recordKindsShownAtOnce } from '../resources';
import type { Entity } from '../resources/entity';
import type { RecordKind } from '../resources/recordKind';
import { getRegistered } from '../resources/registerDeclarations';
import { createEntityFinder, type FindEntity } from './createEntityFinder';
import { createReads, type LazyEntities } from './createReads';
import type { GraphqlReads } from './graphql/graphqlReads';
import type { Http } from './http/http';
import type { BillingCalls } from './methods/billing';
import type { EndpointRequest } from './methods/call';
import type { ContactCalls } from './methods/contactCalls';
import type { CustomerCalls } from './methods/customers';
import type { AutomationRun } from './methods/fetchAutomationRuns';
import type { ImportCalls } from './methods/imports';
import { lazyImport, loadOnce } from './methods/lazyImport';
import { lookupMethods } from './methods/lookups';
import type { CountedStatus, RewardPeriod } from './methods/rewardCounts';
import { sessionMethods } from './methods/session';
import { settingsMethods } from './methods/settings';
import type { StatsCalls } from './methods/stats';
import type { TemplateCalls } from './methods/templateCalls';
import type { Upload } from './methods/uploads';
import type { UploadHosts } from './methods/uploadTarget';
import { ConsoleQueryClient } from './writes/consoleQueryClient';
import type { BeginWrite } from './writes/withHistory';
import { getShownWrites, withPending } from './writes/withPending';
import type { AttemptStore, WriteFinding } from './writes/withProof';
import type { Writes } from './writes/writes';

function createMethods(
  http: Http,
  reads: GraphqlReads,
  findEntity: FindEntity,
  hosts: UploadHosts,
  entities: readonly Entity[],
) {
  return {
    ...sessionMethods(http),
    ...settingsMethods(http),
    ...lookupMethods(http, reads, findEntity, entities),
    /** Reports that the console is open. Callers only log failures. @throws AppError */
    async ping(): Promise<void> {
      await http({ method: 'POST', path: '/admin/housekeeping/ping' });
    },
    /** Refreshes the storefront after changes. Callers only log failures. @throws AppError */
    async refreshWidget(): Promise<void> {
      await http({ method: 'POST', path: '/admin/housekeeping/refresh_widget' });
    },
    /** Uploads a file with a pre-signed form. @returns its URL on the media host @throws AppError */
    async uploadFile(upload: Upload): Promise<string> {
      const { uploadFile } = await lazyImport(() => import('./methods/uploads'));
      return uploadFile(http, hosts, upload);
    },
    /**
     * Calls an endpoint that the console doesn't know, with the token of the store and its renewal. Reads are sent again
     * after a failed connection, writes never are.
     * @throws AppError badAnswer if the response doesn't have the shape
     */
    async call<Value>(request: EndpointRequest<Value>): Promise<Value> {
      const { callEndpoint } = await lazyImport(() => import('./methods/call'));
      return callEndpoint(http, request);
    },
    /** Billing of the store. Lazy-loaded. */
    async billingCalls(): Promise<BillingCalls> {
      const { billingCalls } = await lazyImport(() => import('./methods/billing'));
      return billingCalls(http);
    },
    /** Messages to support. Lazy-loaded. */
    async contactCalls(): Promise<ContactCalls> {
      const { contactCalls } = await lazyImport(() => import('./methods/contactCalls'));
      return contactCalls(http);
    },
    /** Calls for one customer. Lazy-loaded. */
    async customerCalls(): Promise<CustomerCalls> {
      const { customerCalls } = await lazyImport(() => import('./methods/customers'));
      return customerCalls(http);
    },
    /** Import calls. Lazy-loaded. */
    async importCalls(): Promise<ImportCalls> {
      const { importCalls } = await lazyImport(() => import('./methods/imports'));
      return importCalls(http);
    },
    /** Runs of a rule by the API itself. Returns null if it does not run rules. @throws AppError */
    async automationRuns(widgetId: string, signal?: AbortSignal): Promise<AutomationRun[] | null> {
      const { fetchAutomationRuns } = await lazyImport(() => import('./methods/fetchAutomationRuns'));
      return fetchAutomationRuns(http, widgetId, signal);
    },
    /** Emails that are sent as a test. Lazy-loaded. */
    async templateCalls(): Promise<TemplateCalls> {
      const { templateCalls } = await lazyImport(() => import('./methods/templateCalls'));
      return templateCalls(http);
    },
    /** Statistics of the store. Lazy-loaded. */
    async statsCalls(): Promise<StatsCalls> {
      const { statsCalls } = await lazyImport(() => import('./methods/stats'));
      return statsCalls(http);
    },
    /** Counts the rewards of each task type in a period: those given, or those of some statuses. @throws AppError */
    async rewardCounts<TaskType extends string>(
      taskTypes: readonly TaskType[],
      span: RewardPeriod,
      signal?: AbortSignal,
      statuses?: readonly CountedStatus[],
    ): Promise<ReadonlyMap<TaskType, number>> {
      const { fetchRewardCounts } = await lazyImport(() => import('./methods/rewardCounts'));
      return fetchRewardCounts(http, taskTypes, span, signal, statuses);
    },
  };
}

/** react-admin data provider for every kind of record, with custom methods. All methods throw AppErrors. */
export type ConsoleDataProvider = DataProvider &
  Pick<Writes, 'removePart' | 'reorder'> &
  ReturnType<typeof createMethods>;

export interface DataProviderOptions {
  /** Id of the site, which records have that it has one of. */
  siteId?: string;
  /** Kinds of record besides those of the console, by the name of their resource; those of the extension by default. */
  recordKinds?: Readonly<Record<string, RecordKind>>;
  /** Shows pending changes in its queries. */
  queryClient?: ConsoleQueryClient;
  /** Called with each write before it is sent. */
  beginWrite?: BeginWrite;
  /** Called with each creation that may have been applied several times. */
  onFinding?: (finding: WriteFinding) => void;
  /** Where creations are remembered until their outcome is certain; in memory by default. */
  attempts?: AttemptStore;
}

/**
 * Creates the data provider of one site.
 * @param hosts hosts that files may be uploaded to; none by default
 */
export function createDataProvider(
  http: Http,
  hosts: UploadHosts = { apiUrl: '', mediaUrl: '' },
  entities: readonly Entity[] = allEntities,
  lazyEntities: LazyEntities = allLazyEntities,
  {
    siteId = '',
    recordKinds = getRegistered().recordKinds,
    queryClient = new ConsoleQueryClient(),
    beginWrite = () => () => {},
    onFinding = () => {},
    attempts = new Map<string, string>(),
  }: DataProviderOptions = {},
): ConsoleDataProvider {
  const findEntity = createEntityFinder(entities);
  const isEntity = (name: string) => entities.some((entity) => entity.name === name) || name in lazyEntities;
  const reads = createReads(http, { entities, findEntity, lazyEntities, isEntity, recordKinds, siteId });
  const proofOptions = () => ({ onFinding, attempts, allWrites: writes });
  const loadEntityWrites = loadOnce(async () => {
    const { createWrites } = await lazyImport(() => import('./writes/createWrites'));
    return createWrites(http, reads, findEntity, queryClient, { beginWrite, ...proofOptions() });
  });
  const loadKindWrites = loadOnce(async () => {
    const { createKindWrites } = await lazyImport(() => import('./rest/recordWrites'));
    return createKindWrites(http, reads, queryClient, { kinds: recordKinds, entities, siteId, ...proofOptions() });
  });
  const getShown = (name: string) => {
    if (isEntity(name)) return getShownWrites(findEntity(name));
    const { shown = recordKindsShownAtOnce.includes(name) ? 'all' : [], isDeletionShown = false } =
      recordKinds[name]?.write ?? {};
    return { fields: shown, deletion: isDeletionShown };
  };
  const loadWrites = async (name: string) => (isEntity(name) ? loadEntityWrites() : (await loadKindWrites())(name));
  const writes = withPending(loadWrites, queryClient, getShown);
  const provider: Record<string, unknown> = {
    ...reads,
    ...writes,
    supportAbortSignal: true,
    ...createMethods(http, reads, findEntity, hosts, entities),
  };
  // react-admin lets the caller choose the record type; every record returned here is an EntityRecord.
  return provider as unknown as ConsoleDataProvider;
}
