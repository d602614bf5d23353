import type { Entity } from '../resources/entity';
import { listRequest } from './buildQuery';
import { sessionRequest } from './methods/session';
import { settingsRequest } from './methods/settings';
import { widgetsRequest } from './methods/widgets';
import type { HttpRequest } from './request';
import type { ListParams } from './variables';

/** What the console will ask for first: who is signed in, the shop, and the list that the address names, if it does. */
export function earlyRequests(list: { entity: Entity; params: ListParams } | null): readonly HttpRequest[] {
  const first = [sessionRequest, settingsRequest, widgetsRequest];
  return list ? [listRequest(list.entity, list.params), ...first] : first;
}
