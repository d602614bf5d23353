import type { messages as english } from '../../en/areas/program';
import type { Translation } from '../../translation';

/** Messages of the dialog that moves customers to a program. */
export const messages = {
  title: 'نقل «%{title}» إلى برنامج',
  titleMany:
    'نقل %{smart_count} عميل إلى برنامج |||| نقل عميل واحد إلى برنامج |||| نقل عميلين إلى برنامج |||| نقل %{smart_count} عملاء إلى برنامج |||| نقل %{smart_count} عميلًا إلى برنامج |||| نقل %{smart_count} عميل إلى برنامج',
  now: 'حاليًا: %{program}',
  label: 'البرنامج',
  placeholder: 'اختر برنامجًا',
  same: 'هذا برنامجهم الحالي جميعًا. |||| هذا برنامجه الحالي. |||| هذا برنامجهما الحالي. |||| هذا برنامجهم الحالي جميعًا. |||| هذا برنامجهم الحالي جميعًا. |||| هذا برنامجهم الحالي جميعًا.',
  excludedHelp: 'لا يشاركون في أي برنامج.',
  submit: 'نقل',
} satisfies Translation<typeof english>;
