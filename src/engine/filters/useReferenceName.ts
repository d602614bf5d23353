import { useQuery } from '@tanstack/react-query';
import { entities } from '../../../resources';
import { readTab, writeTab } from '../../lib/tabStorage';
import { pickedRecord } from '../pickers/picked';
import type { ConsoleRecord } from '../records/consoleRecord';
import { type Shop, useShop } from '../shop';
import { useProvider } from '../useProvider';

/** Remembers what was picked, for when no row shows it: a product cannot be looked up by its id. */
export function rememberName(shop: Shop, entity: string, id: string, name: string): void {
  writeTab(keyOf(shop, entity, id), name);
}

/** The name of a record by its id: as it was picked in this tab, else as the provider tells. */
export function useReferenceName(entityName: string, id: string): { name: string | null; isPending: boolean } {
  const dataProvider = useProvider();
  const remembered = readTab(keyOf(useShop(), entityName, id));
  const entity = entities.find(({ name }) => name === entityName);
  const canLookUp = remembered === null && id !== '' && entity?.read.one !== undefined;
  const query = useQuery({
    queryKey: [entityName, 'getOne', { id }],
    queryFn: ({ signal }) => dataProvider.getOne<ConsoleRecord>(entityName, { id, signal }),
    select: ({ data }) => (entity ? pickedRecord(entity, data).label : null),
    enabled: canLookUp,
  });
  return { name: remembered ?? query.data ?? null, isPending: canLookUp && query.isPending };
}

const keyOf = ({ siteId }: Shop, entity: string, id: string) => `name.${siteId}.${entity}.${id}`;
