import type { messages as english } from '../../en/areas/find';
import type { Translation } from '../../translation';

/** Messages of the quick find. */
export const messages = {
  title: 'بحث',
  placeholder: 'البحث في الصفحات والعملاء',
  pages: 'الصفحات',
  actions: 'الإجراءات',
  recent: 'الأخيرة',
  searching: 'جارٍ البحث في العملاء والمراجعات…',
  none: 'لا توجد نتائج لـ«%{text}»',
  failed: {
    programs: 'تعذّر البحث في برامج الولاء. %{reason}',
    customers: 'تعذّر البحث في العملاء. %{reason}',
    'product-reviews': 'تعذّر البحث في المراجعات. %{reason}',
  },
  results:
    '%{smart_count} نتيجة |||| نتيجة واحدة |||| نتيجتان |||| %{smart_count} نتائج |||| %{smart_count} نتيجة |||| %{smart_count} نتيجة',
  points: 'النقاط: %{points}',
  program: 'الولاء: %{name}',
  template: 'البريد الإلكتروني: %{name}',
  theme: 'محرر المظهر: %{tab}',
  themeTabs: {
    widgets: 'الأدوات',
    css: 'CSS مخصص',
    languages: 'اللغات',
    install: 'التثبيت',
  },
  words: {
    'copy-settings': 'نسخ متاجر نقل إعدادات سمة برامج',
    dashboard: 'الرئيسية نظرة عامة',
    'theme-editor': 'تصميم ألوان نمط',
    'theme-widgets': 'واجهة المتجر',
    'theme-css': 'كود أنماط',
    'theme-languages': 'ترجمات',
    'theme-install': 'تثبيت كود فحص',
    instagram: 'صور',
    loyalty: 'برامج مكافآت مهام نقاط',
    form: 'حقول استبيان',
    'other-widgets': 'واجهة المتجر كود',
    customers: 'أعضاء مشترون مستخدمون',
    sales: 'طلبات إيرادات',
    rewards: 'نقاط موافقة قيد الانتظار',
    'product-reviews': 'تقييمات نجوم',
    faq: 'أسئلة إجابات',
    analytics: 'إحصاءات تقارير رسوم',
    settings: 'إعداد تفضيلات خيارات متجر',
    billing: 'خطة فاتورة دفع اشتراك سعر',
    automation: 'قواعد',
    notifications: 'بريد قوالب رسائل',
    locale: 'ترجمات لغات نصوص',
    pwa: 'تطبيق هاتف أيقونة',
    moderate: 'إشراف موافقة قيد الانتظار',
    imports: 'استيراد رفع ملف CSV',
    contact: 'دعم مساعدة رسالة',
  },
  keys: 'استخدم الأسهم للتنقل، وEnter للفتح، وEsc للإغلاق',
  import: {
    customers: {
      customers: 'استيراد العملاء من ملف',
      store: 'استيراد عملاء متجرك',
      team: 'استيراد العملاء بواسطة فريقنا',
      points: 'استيراد النقاط من ملف',
    },
    'product-reviews': {
      reviews: 'استيراد المراجعات من ملف',
      team: 'استيراد المراجعات بواسطة فريقنا',
    },
    other: 'استيراد: %{name}، %{kind}',
  },
  /** Further words that find the color schemes. */
  schemeWords: 'المظهر الألوان داكن فاتح',
} satisfies Translation<typeof english>;
