import type { ConsoleDataProvider } from '../../../dataProvider';
import type { EntityRecord } from '../../../dataProvider/parse/records';
import type { Entity } from '../../../resources/entity';
import { defaultSort } from '../../../resources/sorts';
import { getHiddenValues, getRating } from '../history/hiddenLog';

/** Ratings of each group, as the filter sends them. Three stars are neither negative nor positive. */
export const ratingGroups = { negative: '2,1', positive: '5,4' } as const;

export interface HiddenShare {
  /** Records that customers don't see. */
  hidden: number;
  total: number;
  /** From 0 to 1; 0 without records. */
  share: number;
}

export type HiddenShares = Readonly<Record<keyof typeof ratingGroups, HiddenShare>>;

/** Differences below it can be chance. */
const MIN_DIFFERENCE = 0.2;
/** Hidden negative records below which a difference says little. */
const MIN_HIDDEN = 5;

/** The hidden records of a group; null if a number is unknown. */
export function getHiddenShare(total: number | undefined, hidden: number | undefined): HiddenShare | null {
  if (total === undefined || hidden === undefined) return null;
  return { hidden, total, share: total > 0 ? hidden / total : 0 };
}

/**
 * Whether negative records are hidden so much more often than positive ones that it looks like a bias.
 * @param difference of the shares from which on it does; the half of it warns before
 */
export function isBiased({ negative, positive }: HiddenShares, difference = MIN_DIFFERENCE): boolean {
  return negative.hidden >= MIN_HIDDEN && negative.share - positive.share >= difference;
}

/** Whether it looks like a bias, or soon will. */
export const isNearlyBiased = (shares: HiddenShares): boolean => isBiased(shares, MIN_DIFFERENCE / 2);

/** As {@link readHiddenShares}, but null if none of the records has 1 or 2 stars: only hiding those can lead to a bias. */
export async function readNegativeShares(
  dataProvider: Pick<ConsoleDataProvider, 'getList'>,
  entity: Entity,
  records: readonly EntityRecord[],
): Promise<HiddenShares | null> {
  const isNegative = (record: EntityRecord) => Number(getRating(entity, record) ?? Infinity) <= 2;
  return records.some(isNegative) ? readHiddenShares(dataProvider, entity) : null;
}

/** Counts the hidden records of each group in the store; null if the API doesn't count them. @throws AppError */
export async function readHiddenShares(
  dataProvider: Pick<ConsoleDataProvider, 'getList'>,
  entity: Entity,
): Promise<HiddenShares | null> {
  const { filters } = entity.list;
  const isRating = (name: string) => {
    const filter = filters[name];
    return filter !== undefined && 'path' in filter && entity.fields[filter.path ?? '']?.kind === 'rating';
  };
  const name = Object.keys(filters).find(isRating) ?? '';
  const count = async (filter: Readonly<Record<string, unknown>>) => {
    const pagination = { page: 1, perPage: 1 };
    const sort = defaultSort(entity);
    return (await dataProvider.getList(entity.name, { pagination, sort, filter, meta: { onlyTotal: true } })).total;
  };
  const readGroup = async (rating: string) =>
    getHiddenShare(
      ...(await Promise.all([count({ [name]: rating }), count({ [name]: rating, ...getHiddenValues(entity) })])),
    );
  const [negative, positive] = await Promise.all([readGroup(ratingGroups.negative), readGroup(ratingGroups.positive)]);
  return negative && positive && { negative, positive };
}
