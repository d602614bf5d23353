import type { messages as english } from '../../en/areas/previewFrame';
import type { Translation } from '../../translation';

/** Messages of the preview frame: controls and fallbacks. */
export const messages = {
  failed: 'تعذّر تحميل المعاينة. لا تزال تغييراتك هنا.',
  incomplete: 'تعذّر تحميل بعض محتوى متجرك. تعرض المعاينة أمثلة بدلًا منه.',
  width: 'الجهاز',
  widths: { phone: 'هاتف', tablet: 'جهاز لوحي', desktop: 'كمبيوتر' },
  scheme: 'مظهر المتجر',
  schemes: { light: 'فاتح', dark: 'داكن' },
  language: 'لغة المعاينة',
  scenario: 'المعاينة كـ',
  scenarios: {
    guest: 'زائر',
    newMember: 'عضو جديد',
    member: 'عضو لديه نقاط',
    expiring: 'عضو لديه نقاط تنتهي قريبًا',
    longWords: 'نص طويل',
    nothing: 'متجر فارغ',
  },
} satisfies Translation<typeof english>;
