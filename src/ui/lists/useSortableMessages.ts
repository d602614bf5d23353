import '../../../i18n/en/areas/formFields';
import { useTranslate } from 'ra-core';
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
