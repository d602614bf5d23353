import type { ConsoleDataProvider } from '../../../../dataProvider';
import { rewards } from '../../../../resources/rewards';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { newestFirst } from './ledger';
import { asReward } from './reward';

const perPage = 100;
/** Beyond this nobody reads line by line. */
const most = 2000;

/** The rewards of a customer. */
export interface RewardsRead {
  /** The newest first. */
  data: ConsoleRecord[];
  /** How many the server has. */
  total: number;
  /** How many of those that were asked for could not be read. */
  leftOut: number;
}

/** All rewards of a customer, or the newest of very many. @throws AppError */
export async function readRewards(
  dataProvider: Pick<ConsoleDataProvider, 'getList'>,
  customerId: string,
  signal: AbortSignal,
): Promise<RewardsRead> {
  const found = new Map<string, ConsoleRecord>();
  let leftOut = 0;
  let total = 0;
  for (let page = 1; page <= most / perPage; page += 1) {
    const answer = await dataProvider.getList<ConsoleRecord>(rewards.name, {
      filter: { customerId },
      pagination: { page, perPage },
      sort: { field: '', order: 'DESC' },
      signal,
    });
    // A reward that comes meanwhile moves the others to the next page: none counts twice.
    for (const record of answer.data) found.set(record.id, record);
    const skipped = Number(answer.meta?.leftOut ?? 0);
    leftOut += skipped;
    total = answer.total ?? found.size;
    if (answer.data.length + skipped === 0 || page * perPage >= total) break;
  }
  const dated = [...found.values()].map((record) => ({ record, createdAt: asReward(record).createdAt }));
  return { data: newestFirst(dated).map(({ record }) => record), total, leftOut };
}
