import { parseStatsPeriod, type StatsPeriod } from '../../dataProvider/methods/statsRequests';
import { entities } from '../../resources';
import type { Entity } from '../../resources/entity';
import { type ListUrlState, parseListUrl } from '../engine/listState/listUrl';

export interface PageUrl {
  pathname: string;
  search: string;
}

/** The first data of a page: a list, the statistics of a period, or none that can be prefetched. */
export type ParsedPage =
  | { kind: 'list'; entity: Entity; urlState: ListUrlState }
  | { kind: 'figures'; period: StatsPeriod }
  | { kind: 'other' };

export function parsePageUrl({ pathname, search }: PageUrl): ParsedPage {
  if (pathname === '/') return { kind: 'figures', period: parseStatsPeriod(search) };
  const entity = entities.find(({ name }) => pathname === `/${name}`);
  return entity ? { kind: 'list', entity, urlState: parseListUrl(entity, search) } : { kind: 'other' };
}
