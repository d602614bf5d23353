import type { pages as english } from '../en/pages';
import type { Translation } from '../translation';

/** Words of the pages that are not lists. */
export const pages = {
  auth: {
    title: 'تسجيل الدخول',
  },
  install: {
    title: 'تثبيت الإضافة في متجرك',
  },
  contact: {
    title: 'تواصل معنا',
  },
  moderation: {
    title: 'الإشراف',
  },
  concierge: {
    title: 'المساعدة في الإعداد',
  },
  customer: {
    title: 'العميل',
    settings: 'إعدادات العميل',
  },
  loyalty: {
    title: 'برامج الولاء',
  },
  program: {
    title: 'برنامج الولاء',
  },
  theme: {
    title: 'محرّر المظهر',
  },
  imports: {
    title: 'عمليات الاستيراد',
    store: 'عملاء منصة المتجر',
    team: 'تكليف فريقنا بالاستيراد',
  },
  locale: {
    title: 'الترجمات',
  },
  notifications: {
    title: 'الإشعارات',
    edit: 'تعديل إشعار',
  },
  widget: {
    title: 'أداة',
  },
  notFound: {
    title: 'هذه الصفحة غير موجودة',
    text: 'قد يكون العنوان مكتوبًا خطأً، أو ربما نُقلت الصفحة.',
    console: 'الانتقال إلى لوحة التحكم',
  },
} satisfies Translation<typeof english>;
