/** What quick find opened last in this tab, newest first. */
import * as z from 'zod/mini';
import { readTab, writeTab } from '../../lib/tabStorage';

const most = 6;
const shape = z.array(z.object({ to: z.string().check(z.startsWith('/')), label: z.string() }));

/** A place to go to, and its name. */
export interface Place {
  to: string;
  label: string;
}

const keyOf = (siteId: string) => `recent.${siteId}`;

export function readRecent(siteId: string): readonly Place[] {
  try {
    return z.parse(shape, JSON.parse(readTab(keyOf(siteId)) ?? '[]')).slice(0, most);
  } catch {
    return [];
  }
}

export function rememberPlace(siteId: string, { to, label }: Place): void {
  const others = readRecent(siteId).filter((place) => place.to !== to);
  writeTab(keyOf(siteId), JSON.stringify([{ to, label }, ...others].slice(0, most)));
}
