import { useTranslate } from 'ra-core';
import { Pill } from '../../ui/Pill';
import { parametersOf, withFilter } from '../list/address';
import { useListView } from '../list/ListViewContext';
import { useEntityWords } from '../words';
import { ReferenceName } from './ReferenceName';
import { useFilterWords } from './useFilterWords';

/** The filters that are set, each with a way to take it off. */
export function FilterChips() {
  const { entity, address, go } = useListView();
  const translate = useTranslate();
  const words = useEntityWords(entity);
  const filterWords = useFilterWords();
  return Object.entries(entity.list.filters).map(([name, filter]) => {
    const value = filterWords(name, filter);
    if (value === null) return null;
    const none = Object.fromEntries(parametersOf(name, filter).map((parameter) => [parameter, '']));
    const chip = (text: string) => (
      <Pill
        key={name}
        label={translate('list.filter.chip', { filter: words.filter(name), value: text })}
        onRemove={() => go(withFilter(address, none))}
      />
    );
    return filter.kind === 'reference' ? (
      <ReferenceName key={name} filter={filter} id={value}>
        {chip}
      </ReferenceName>
    ) : (
      chip(value)
    );
  });
}
