/** The data provider: reads by GraphQL, writes by REST, and the calls that are neither. */
import type { DataProvider, GetManyParams, GetManyReferenceParams } from 'ra-core';
import { entities as allEntities } from '../resources';
import type { Entity } from '../resources/entity';
import { createEntityOf, type EntityOf } from './entityOf';
import { toAppError } from './errors';
import { createGraphqlReads, type Reads } from './graphqlReads';
import type { Http } from './http';
import { later } from './later';
import { contactMethods } from './methods/contact';
import type { CustomerCalls } from './methods/customers';
import type { DictionaryCalls } from './methods/dictionaryCalls';
import type { EmailTemplate } from './methods/emails';
import { housekeepingMethods } from './methods/housekeeping';
import type { ImportCalls } from './methods/imports';
import { lookupMethods } from './methods/lookups';
import { partMethods } from './methods/parts';
import type { ProgramCalls } from './methods/programCalls';
import { programMethods } from './methods/programs';
import type { RewardSpan } from './methods/rewardCounts';
import { sessionMethods } from './methods/session';
import { settingsMethods } from './methods/settings';
import type { StatsCalls } from './methods/stats';
import type { StorefrontCalls } from './methods/storefrontCalls';
import type { TemplateCalls } from './methods/templateCalls';
import type { Upload } from './methods/uploads';
import { widgetMethods } from './methods/widgets';
import { createRestWrites } from './restWrites';
import type { UploadHosts } from './uploadTarget';

function createMethods(http: Http, reads: Reads, entityOf: EntityOf, hosts: UploadHosts, entities: readonly Entity[]) {
  return {
    ...sessionMethods(http),
    ...settingsMethods(http),
    ...widgetMethods(http),
    ...housekeepingMethods(http),
    ...programMethods(http),
    ...contactMethods(http),
    ...partMethods(http, entityOf),
    ...lookupMethods(http, reads, entityOf, entities),
    /** Sends a file by a pre-signed form. @returns its address on the media host @throws AppError */
    async uploadFile(upload: Upload): Promise<string> {
      const { uploadFile } = await later(() => import('./methods/uploads'));
      return uploadFile(http, hosts, upload);
    },
    /** What is done with one customer; the code comes with the first use. */
    async customerCalls(): Promise<CustomerCalls> {
      const { customerCalls } = await later(() => import('./methods/customers'));
      return customerCalls(http);
    },
    /** Bringing in rows; the code comes with the first use. */
    async importCalls(): Promise<ImportCalls> {
      const { importCalls } = await later(() => import('./methods/imports'));
      return importCalls(http);
    },
    /** What changes loyalty programmes; the code comes with the first use. */
    async programCalls(): Promise<ProgramCalls> {
      const { programCalls } = await later(() => import('./methods/programCalls'));
      return programCalls(http);
    },
    /** The shop's own words of its storefront; the code comes with the first use. */
    async dictionaryCalls(): Promise<DictionaryCalls> {
      const { dictionaryCalls } = await later(() => import('./methods/dictionaryCalls'));
      return dictionaryCalls(http);
    },
    /** What changes what shoppers see; the code comes with the first use. */
    async storefrontCalls(): Promise<StorefrontCalls> {
      const { storefrontCalls } = await later(() => import('./methods/storefrontCalls'));
      return storefrontCalls(http);
    },
    /** What changes the e-mails that the provider sends by itself; the code comes with the first use. */
    async templateCalls(): Promise<TemplateCalls> {
      const { templateCalls } = await later(() => import('./methods/templateCalls'));
      return templateCalls(http);
    },
    /** Figures of the shop; the code comes with the first use. */
    async statsCalls(): Promise<StatsCalls> {
      const { statsCalls } = await later(() => import('./methods/stats'));
      return statsCalls(http);
    },
    /** How many rewards were given for each kind of task in a span of time. @throws AppError */
    async rewardCounts<TaskType extends string>(
      taskTypes: readonly TaskType[],
      span: RewardSpan,
      signal?: AbortSignal,
    ): Promise<ReadonlyMap<TaskType, number>> {
      const { readRewardCounts } = await later(() => import('./methods/rewardCounts'));
      return readRewardCounts(http, taskTypes, span, signal);
    },
    /**
     * E-mails of a language that the provider sends by itself; null where it does not tell of them: nothing is
     * held against them then.
     */
    async emailTemplates(locale: string, signal?: AbortSignal): Promise<EmailTemplate[] | null> {
      try {
        const { readEmailTemplates } = await later(() => import('./methods/emails'));
        return await readEmailTemplates(http, locale, signal);
      } catch (thrown) {
        if (toAppError(thrown).kind === 'cancelled') throw thrown;
        return null;
      }
    },
  };
}

/** react-admin's data provider for every entity, and the other calls by name. All of it throws AppErrors. */
export type ConsoleDataProvider = DataProvider & ReturnType<typeof createMethods>;

/**
 * The provider over the client of one site.
 * @param hosts where files may be sent to; without it, nowhere
 */
export function createDataProvider(
  http: Http,
  hosts: UploadHosts = { apiUrl: '', mediaUrl: '' },
  entities: readonly Entity[] = allEntities,
): ConsoleDataProvider {
  const entityOf = createEntityOf(entities);
  const reads = createGraphqlReads(http, entityOf);
  const provider = {
    ...reads,
    ...createRestWrites(http, entityOf),
    async getMany(name: string, { ids, signal }: GetManyParams) {
      const found = await Promise.all(
        [...new Set(ids)].map((id) =>
          reads.getOne(name, { id, ...(signal && { signal }) }).catch((thrown: unknown) => {
            // One that is gone is left out; the others are there.
            if (toAppError(thrown).kind === 'notFound') return null;
            throw thrown;
          }),
        ),
      );
      return { data: found.flatMap((one) => (one ? [one.data] : [])) };
    },
    getManyReference: (name: string, { target, id, filter, ...params }: GetManyReferenceParams) =>
      reads.getList(name, { ...params, filter: { ...filter, [target]: id } }),
    supportAbortSignal: true,
    ...createMethods(http, reads, entityOf, hosts, entities),
  };
  // react-admin lets its caller choose the type of the records; every one we give is an EntityRecord.
  return provider as unknown as ConsoleDataProvider;
}
