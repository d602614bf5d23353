import type { messages as english } from '../../en/areas/settingsIndex';
import type { Translation } from '../../translation';

/** Names of the settings, for the settings page and for quick find. */
export const messages = {
  inFind: 'الإعدادات: %{name}',
  sections: {
    general: 'عام',
    loyalty: 'الولاء',
    questions: 'الأسئلة والأجوبة',
    team: 'الفريق',
    developer: 'المطوّر',
  },
  fields: {
    website: 'الموقع الإلكتروني',
    currency: 'العملة الافتراضية',
    languages: 'اللغات المدعومة',
    defaultLanguage: 'اللغة الافتراضية',
    loyaltyPage: 'معرّف صفحة الولاء',
    pointsLimit: 'حد النقاط',
    recordsLimit: 'حد العناصر',
    moderation: 'الإشراف على المراجعات',
    reviewWidget: 'أداة المراجعات',
    savedReplies: 'الردود المحفوظة',
    templates: 'قوالب الرسائل',
    sender: 'المرسِل',
    invite: 'دعوة مدير',
    managers: 'المديرون',
    imports: 'عمليات الاستيراد',
    storeId: 'معرّف المتجر',
    privateApp: 'التطبيق الخاص',
  },
  /** Other words that find a setting. */
  words: {
    website: 'رابط عنوان نطاق متجر',
    currency: 'نقود دولار يورو نقاط سعر',
    languages: 'لغة ترجمة',
    defaultLanguage: 'اللغة الرئيسية',
    loyaltyPage: 'رابط صفحة برنامج مكافآت Shopify',
    pointsLimit: 'أقصى تحذير تأكيد إضافة نقاط',
    recordsLimit: 'أقصى تحذير تأكيد حذف استيراد عدد',
    moderation: 'قبول رفض نشر انتظار',
    reviewWidget: 'واجهة المتجر عرض',
    savedReplies: 'إجابات قوالب نص أسئلة',
    templates: 'إشعارات رسائل',
    sender: 'من عنوان الرد',
    invite: 'مستخدم موظف حساب وصول',
    managers: 'مستخدمون موظفون حسابات وصول أدوار إزالة',
    imports: 'CSV رفع عملاء نقاط مراجعات',
    storeId: 'API الدعم',
    privateApp: 'رمز وصول مفتاح API',
  },
} satisfies Translation<typeof english>;
