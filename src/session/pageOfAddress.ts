import { readPeriod, type StatsPeriod } from '../../dataProvider/statsRequests';
import { entities } from '../../resources';
import type { Entity } from '../../resources/entity';
import { type ListAddress, readListAddress } from '../engine/list/address';

export interface Address {
  pathname: string;
  search: string;
}

/** What the page of an address shows first: a list, the figures of a period, or nothing that could be read ahead of it. */
export type PageOfAddress =
  | { kind: 'list'; entity: Entity; address: ListAddress }
  | { kind: 'figures'; period: StatsPeriod }
  | { kind: 'other' };

export function pageOfAddress({ pathname, search }: Address): PageOfAddress {
  if (pathname === '/') return { kind: 'figures', period: readPeriod(search) };
  const entity = entities.find(({ name }) => pathname === `/${name}`);
  return entity ? { kind: 'list', entity, address: readListAddress(entity, search) } : { kind: 'other' };
}
