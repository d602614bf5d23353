import type { messages as english } from '../../en/areas/ask';
import type { Translation } from '../../translation';

/** Messages of confirmation dialogs. */
export const messages = {
  removeTitle: 'حذف «%{title}»؟',
  removeText: 'يتم الحذف من %{site} فورًا، ولا يمكن التراجع عنه.',
  removeSubmit: 'حذف',
  choose: '%{action}: «%{title}»',
  now: '%{label} حاليًا: %{value}',
  same: 'هذا هو الموضع الحالي نفسه.',
} satisfies Translation<typeof english>;
