import type { pages as english } from '../en/pages';
import type { Translation } from '../translation';

/** Messages of pages other than lists. */
export const pages = {
  analytics: {
    title: 'التحليلات',
  },
  auth: {
    title: 'تسجيل الدخول',
  },
  invitation: {
    title: 'دعوة للإدارة',
  },
  privateApp: {
    title: 'تطبيق خاص',
  },
  install: {
    title: 'تثبيت التطبيق في متجرك',
  },
  billing: {
    title: 'الفوترة',
  },
  wizard: {
    title: 'معالج الإعداد',
    store: 'أساسيات المتجر',
    program: 'البرنامج',
    reviewsCode: 'عرض التقييمات والأسئلة',
    loyaltyCode: 'عرض البرنامج',
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
  systemAdmin: {
    title: 'إدارة النظام',
  },
  notFound: {
    title: 'هذه الصفحة غير موجودة',
    text: 'قد يكون العنوان مكتوبًا خطأً، أو ربما نُقلت الصفحة.',
    console: 'الانتقال إلى لوحة التحكم',
  },
} satisfies Translation<typeof english>;
