import type { messages as english } from '../../en/areas/previewFrame';
import type { Translation } from '../../translation';

/** Messages of the preview frame: controls and fallbacks. */
export const messages = {
  failed: 'تعذّر تحميل المعاينة. ما غيّرته ما زال هنا.',
  width: 'العرض',
  widths: { phone: 'هاتف', tablet: 'جهاز لوحي', desktop: 'حاسوب' },
  scheme: 'المتجر',
  schemes: { light: 'فاتح', dark: 'داكن' },
  language: 'لغة المعاينة',
  scenario: 'من يشاهد',
  scenarios: {
    guest: 'زائر',
    newMember: 'عضو جديد',
    member: 'عضو لديه نقاط',
    expiring: 'نقاط توشك أن تنتهي صلاحيتها',
    longWords: 'كلمات وأسماء طويلة',
    nothing: 'لا شيء بعد',
  },
} satisfies Translation<typeof english>;
