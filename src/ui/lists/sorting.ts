import '../../../i18n/en/areas/formFields';
import { useTranslate } from 'ra-core';
import type { MenuEntry } from '../overlays/Menu';
import type { SortableMessages } from './SortableList';

/**
 * Screen reader messages of a sortable list. They use titles instead of ids. Needs the `formFields` messages.
 * @param count number of items
 */
export function useSortableMessages(getTitle: (id: string) => string, count: number): SortableMessages {
  const translate = useTranslate();
  const describe = (key: string) => (id: string, position: number) =>
    translate(`formFields.sorting.${key}`, { title: getTitle(id), place: position, count });
  return {
    howTo: translate('formFields.sorting.howTo'),
    handle: (id) => translate('formFields.sorting.handle', { title: getTitle(id) }),
    lifted: describe('lifted'),
    over: describe('over'),
    dropped: describe('dropped'),
    back: describe('back'),
  };
}

/** Index of an item in its list, and a function to move it. */
export interface ReorderProps {
  index: number;
  count: number;
  to: (index: number) => void;
}

/** Returns the menu entries that move an item, as an alternative to dragging. Needs the `formFields` messages. */
export function useMoveEntries(): (move: ReorderProps) => readonly MenuEntry[] {
  const translate = useTranslate();
  return ({ index, count, to }) => {
    const lastIndex = count - 1;
    return [
      { key: 'up', disabled: index === 0, onSelect: () => to(index - 1) },
      { key: 'down', disabled: index === lastIndex, onSelect: () => to(index + 1) },
      { key: 'top', disabled: index === 0, onSelect: () => to(0) },
      { key: 'bottom', disabled: index === lastIndex, onSelect: () => to(lastIndex) },
    ].map((entry) => ({ ...entry, label: translate(`formFields.sorting.${entry.key}`) }));
  };
}
