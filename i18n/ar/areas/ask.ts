import type { words as english } from '../../en/areas/ask';
import type { Translation } from '../../translation';

/** Words of the dialogs that ask before something is done with a record. */
export const words = {
  removeTitle: 'حذف «%{title}»؟',
  removeText: 'يتم الحذف من %{site} فورًا، ولا يمكن التراجع عنه.',
  removeSubmit: 'حذف',
  choose: '%{action}: «%{title}»',
  now: '%{label} حاليًا: %{value}',
  same: 'هذا هو الموضع الحالي نفسه.',
} satisfies Translation<typeof english>;
