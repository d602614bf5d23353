import type { messages as english } from '../../en/areas/program';
import type { Translation } from '../../translation';

/** Messages of the dialog that moves customers to a program. */
export const messages = {
  title: 'تغيير برنامج «%{title}»',
  titleMany:
    'تغيير برنامج %{smart_count} عميل |||| تغيير برنامج عميل واحد |||| تغيير برنامج عميلين |||| تغيير برنامج %{smart_count} عملاء |||| تغيير برنامج %{smart_count} عميلًا |||| تغيير برنامج %{smart_count} عميل',
  now: 'البرنامج الحالي: %{program}',
  label: 'برنامج الولاء',
  placeholder: 'اختر برنامجًا',
  same: 'هذا برنامجهم الحالي جميعًا. |||| هذا برنامجه الحالي. |||| هذا برنامجهما الحالي. |||| هذا برنامجهم الحالي جميعًا. |||| هذا برنامجهم الحالي جميعًا. |||| هذا برنامجهم الحالي جميعًا.',
  excludedHelp: 'لن يكسبوا النقاط ولن يستبدلوها.',
  submit: 'تغيير البرنامج',
} satisfies Translation<typeof english>;
