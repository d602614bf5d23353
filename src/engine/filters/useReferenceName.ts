import { useGetOne } from 'ra-core';
import { entities } from '../../../resources';
import { getTabItem, setTabItem } from '../../lib/storage/tabStorage';
import { toPickedRecord } from '../pickers/pickedItem';
import type { ConsoleRecord } from '../records/consoleRecord';
import { type CurrentSite, useCurrentSite } from '../shop/currentSite';

/** Stores the name of a picked record for the tab: products cannot be read by id. */
export function rememberName(site: CurrentSite, entity: string, id: string, name: string): void {
  setTabItem(getKey(site, entity, id), name);
}

/** The name of a record by its id: as it was picked in this tab, or read from the API. */
export function useReferenceName(entityName: string, id: string): { name: string | null; isPending: boolean } {
  const remembered = getTabItem(getKey(useCurrentSite(), entityName, id));
  const entity = entities.find(({ name }) => name === entityName);
  const canFetch = remembered === null && id !== '' && entity?.read.one !== undefined;
  const { data: record, isPending } = useGetOne<ConsoleRecord>(entityName, { id }, { enabled: canFetch });
  const name = remembered ?? (entity && record ? toPickedRecord(entity, record).label : null);
  return { name, isPending: canFetch && isPending };
}

const getKey = ({ siteId }: CurrentSite, entity: string, id: string) => `name.${siteId}.${entity}.${id}`;
