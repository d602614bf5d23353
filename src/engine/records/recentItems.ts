/** Recent records and other targets of quick find in this tab, newest first. */
import { useEffect } from 'react';
import * as z from 'zod/mini';
import type { Entity } from '../../../resources/entity';
import { getTabItem, setTabItem } from '../../lib/storage/tabStorage';
import { useEntityLabels } from '../entity/entityLabels';
import { toRecordLink } from '../entity/recordLink';
import { useCurrentSite } from '../shop/currentSite';
import type { ConsoleRecord } from './consoleRecord';

const MAX_RECENT_ITEMS = 6;
const shape = z.array(z.object({ to: z.string().check(z.refine((to) => to.startsWith('/'))), label: z.string() }));

/** A link target and its name. */
export interface RecentItem {
  to: string;
  label: string;
}

const getKey = (siteId: string) => `recent.${siteId}`;

export function loadRecentItems(siteId: string): readonly RecentItem[] {
  try {
    return z.parse(shape, JSON.parse(getTabItem(getKey(siteId)) ?? '[]')).slice(0, MAX_RECENT_ITEMS);
  } catch {
    return [];
  }
}

export function rememberItem(siteId: string, { to, label }: RecentItem): void {
  const others = loadRecentItems(siteId).filter((item) => item.to !== to);
  setTabItem(getKey(siteId), JSON.stringify([{ to, label }, ...others].slice(0, MAX_RECENT_ITEMS)));
}

/** Remembers a record that is shown, for quick find. */
export function useRecentRecord(entity: Entity, record: ConsoleRecord | null): void {
  const { siteId } = useCurrentSite();
  const labels = useEntityLabels(entity);
  const label = record && labels.title(record);
  const to = record && toRecordLink(entity.name, record.id, label);
  useEffect(() => {
    if (label !== null && to !== null) rememberItem(siteId, { to, label });
  }, [siteId, to, label]);
}
