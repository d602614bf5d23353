import type { messages as english } from '../../en/areas/notFound';
import type { Translation } from '../../translation';

/** Messages of a page that doesn’t exist. */
export const messages = {
  text: 'تحقّق من عنوان الويب أو ارجع إلى لوحة المعلومات.',
  console: 'الانتقال إلى لوحة المعلومات',
} satisfies Translation<typeof english>;
