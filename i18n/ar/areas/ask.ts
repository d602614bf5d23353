import type { messages as english } from '../../en/areas/ask';
import type { Translation } from '../../translation';

/** Messages of confirmation dialogs. */
export const messages = {
  removeTitle: 'حذف %{record}؟',
  removeText: 'يسري الحذف في %{site} فورًا. لا يمكن التراجع عن هذا الإجراء.',
  removeHeldText:
    'بعد %{seconds} ثوانٍ، أو عند إغلاق هذه الصفحة أو إعادة تحميلها، يسري الحذف في %{site}. يمكنك التراجع حتى ذلك الحين، وبعدها لا يمكن التراجع عن هذا الإجراء.',
  removeSubmit: 'حذف',
  takes: 'يُحذف أيضًا: %{fields}',
  leaves: 'يبقى بلا اسم: %{fields}',
  choose: '%{action}: %{record}',
  callText: 'يسري هذا الإجراء في %{site} فورًا، ولا يمكن التراجع عنه هنا.',
  now: '%{label}: القيمة الحالية %{value}',
  empty: '«%{field}» ما زال فارغًا، وسيراه العملاء على هذه الحال. يمكنك التراجع عن ذلك.',
  same: 'هذه هي القيمة الحالية بالفعل.',
} satisfies Translation<typeof english>;
