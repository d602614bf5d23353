import { useListView } from '../list/ListViewContext';
import type { Picked } from '../pickers/picked';
import { RecordPicker } from '../pickers/RecordPicker';
import { useShop } from '../shop';
import { useEntityWords } from '../words';
import type { ReferenceFilter as Declared } from './ReferenceName';
import { findReferred } from './referred';
import { useFilterValue } from './useFilterValue';
import { rememberName, useReferenceName } from './useReferenceName';

/** Narrows a list to one record of another entity, found by typing. */
export default function ReferenceFilter({ name, filter }: { name: string; filter: Declared }) {
  const { entity, rows } = useListView();
  const words = useEntityWords(entity);
  const shop = useShop();
  const [id, set] = useFilterValue(name);
  const found = findReferred(rows, filter.path, id);
  const lookedUp = useReferenceName(filter.entity, found ? '' : id);
  const value: Picked | null = id === '' ? null : { id, value: null, label: lookedUp.name ?? id, ...found };
  const choose = (picked: Picked | null) => {
    if (picked) rememberName(shop, filter.entity, picked.id, picked.label);
    set(picked?.id ?? '');
  };
  return <RecordPicker from={filter.entity} label={words.filter(name)} value={value} onChange={choose} />;
}
