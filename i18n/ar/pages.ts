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
    title: 'دعوة مدير متجر',
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
    reviewsCode: 'عرض المراجعات والأسئلة',
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
  productReviews: { title: 'مراجعات منتج' },
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
  history: {
    title: 'التغييرات الأخيرة',
  },
  inbox: {
    title: 'الإشراف على كل المتاجر',
  },
  copy: {
    title: 'النسخ بين المتاجر',
  },
  imports: {
    title: 'عمليات الاستيراد',
    store: 'استيراد العملاء من متجرك',
    team: 'استيراد بواسطة فريقنا',
  },
  locale: {
    title: 'الترجمات',
  },
  notifications: {
    title: 'رسائل البريد',
    edit: 'تعديل رسالة البريد',
  },
  widget: {
    title: 'أداة',
  },
  systemAdmin: {
    title: 'إدارة النظام',
  },
  notFound: {
    title: 'الصفحة غير موجودة',
  },
} satisfies Translation<typeof english>;
