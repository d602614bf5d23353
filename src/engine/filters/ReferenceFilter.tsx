import { useListContext } from 'ra-core';
import { useEntityLabels } from '../entity/entityLabels';
import { useEntityListContext } from '../listState/EntityListContext';
import type { PickedItem } from '../pickers/pickedItem';
import { RecordPicker } from '../pickers/RecordPicker';
import type { ConsoleRecord } from '../records/consoleRecord';
import { useCurrentSite } from '../shop/currentSite';
import { findReferencedRecord } from './findReferencedRecord';
import type { ReferenceFilter as Declared } from './ReferenceName';
import { useFilterValue } from './useFilterValue';
import { rememberName, useReferenceName } from './useReferenceName';

/** Filters a list by a record of another entity, found by a search. Reads the list contexts. */
export default function ReferenceFilter({ name, filter }: { name: string; filter: Declared }) {
  const { data: rows = [] } = useListContext<ConsoleRecord>();
  const { entity } = useEntityListContext();
  const labels = useEntityLabels(entity);
  const site = useCurrentSite();
  const [id, set] = useFilterValue(name);
  const found = findReferencedRecord(rows, filter.path, id);
  const fetched = useReferenceName(filter.entity, found ? '' : id);
  const value: PickedItem | null = id === '' ? null : { id, value: null, label: fetched.name ?? id, ...found };
  const choose = (picked: PickedItem | null) => {
    if (picked) rememberName(site, filter.entity, picked.id, picked.label);
    set(picked?.id ?? '');
  };
  return <RecordPicker from={filter.entity} label={labels.filter(name)} value={value} onChange={choose} />;
}
