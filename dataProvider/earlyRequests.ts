import type { Entity } from '../resources/entity';
import { listRequest } from './buildQuery';
import { sessionRequest } from './methods/session';
import { settingsRequest } from './methods/settings';
import { widgetsRequest } from './methods/widgets';
import type { HttpRequest } from './request';
import { aggregateRequest, basicStatsRequest, type StatsPeriod } from './statsRequests';
import type { ListParams } from './variables';

/** What the page of an address will ask for first. */
export interface EarlyPage {
  /** The list that the address names. */
  list?: { entity: Entity; params: ListParams };
  /** The address names the start: the figures of this period. */
  figures?: StatsPeriod;
}

/** What the console will ask for first: the page's own data, who is signed in, and the shop. */
export function earlyRequests({ list, figures }: EarlyPage = {}): readonly HttpRequest[] {
  return [
    ...(list ? [listRequest(list.entity, list.params)] : []),
    ...(figures ? [aggregateRequest(figures), basicStatsRequest] : []),
    sessionRequest,
    settingsRequest,
    widgetsRequest,
  ];
}
