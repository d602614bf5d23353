import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { entities } from '../../../resources';
import { getTabItem, setTabItem } from '../../lib/storage/tabStorage';
import { toPickedRecord } from '../pickers/pickedItem';
import { recordQuery } from '../records/recordQuery';
import { type CurrentSite, useCurrentSite } from '../shop/currentSite';

/** Stores the name of a picked record for the tab: products cannot be read by id. */
export function rememberName(site: CurrentSite, entity: string, id: string, name: string): void {
  setTabItem(getKey(site, entity, id), name);
}

/** The name of a record by its id: as it was picked in this tab, or read from the API. */
export function useReferenceName(entityName: string, id: string): { name: string | null; isPending: boolean } {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const remembered = getTabItem(getKey(useCurrentSite(), entityName, id));
  const entity = entities.find(({ name }) => name === entityName);
  const canFetch = remembered === null && id !== '' && entity?.read.one !== undefined;
  const query = useQuery({
    ...recordQuery(dataProvider, entityName, id),
    select: (record) => (entity ? toPickedRecord(entity, record).label : null),
    enabled: canFetch,
  });
  return { name: remembered ?? query.data ?? null, isPending: canFetch && query.isPending };
}

const getKey = ({ siteId }: CurrentSite, entity: string, id: string) => `name.${siteId}.${entity}.${id}`;
