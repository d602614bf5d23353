import type { messages as english } from '../../en/areas/copy';
import type { Translation } from '../../translation';

/** Arabic has no capitals, so the names are the same in sentences. */
const kinds = {
  colors: 'ألوان السمة',
  css: 'CSS مخصص',
  programs: 'برامج الولاء',
  templates: 'رسائل البريد الإلكتروني',
  translations: 'الترجمات',
  replies: 'الردود المحفوظة',
};

/** Messages of the page that copies settings from one store to another. */
export const messages = {
  subtitle: 'قارن بين متجرين وانسخ ما تختاره. يمكنك التراجع عن ذلك خلال 24 ساعة.',
  stores: 'المتاجر',
  from: 'النسخ من',
  to: 'النسخ إلى',
  swap: 'تبديل المتجرين',
  oneStore: 'لديك متجر واحد',
  oneStoreText: 'مع متجر ثانٍ يمكنك نسخ إعداداتك هنا.',
  loading: 'جارٍ مقارنة المتجرين',
  failed: 'تعذّرت مقارنة المتجرين',
  partFailed: 'تعذّرت مقارنة: %{names}',
  equal: 'لا شيء للنسخ',
  equalText: 'ليس في %{store} ما يُنسخ وهو غير موجود هنا.',
  same: 'لا شيء للنسخ: %{names}',
  otherLanguages: 'لم تُقارن رسائل البريد الإلكتروني والترجمات باللغات غير الموجودة في %{store}: %{languages}',
  currency:
    'يستخدم %{from} عملة %{fromCurrency} ويستخدم %{to} عملة %{toCurrency}. تبقى مبالغ المهام والمكافآت فارغة، ويُوقَف ما يحتاج منها إلى مبلغ حتى تُدخله.',
  links:
    '%{smart_count} اختلاف يحيل إلى %{host}، موقع %{from}. إذا نُسخ ذلك كما هو فسيرسل عملاء %{to} إلى هناك: عدّل الروابط بعد النسخ. |||| اختلاف واحد يحيل إلى %{host}، موقع %{from}. إذا نُسخ ذلك كما هو فسيرسل عملاء %{to} إلى هناك: عدّل الروابط بعد النسخ. |||| اختلافان يحيلان إلى %{host}، موقع %{from}. إذا نُسخ ذلك كما هو فسيرسل عملاء %{to} إلى هناك: عدّل الروابط بعد النسخ. |||| %{smart_count} اختلافات تحيل إلى %{host}، موقع %{from}. إذا نُسخ ذلك كما هو فسيرسل عملاء %{to} إلى هناك: عدّل الروابط بعد النسخ. |||| %{smart_count} اختلافًا يحيل إلى %{host}، موقع %{from}. إذا نُسخ ذلك كما هو فسيرسل عملاء %{to} إلى هناك: عدّل الروابط بعد النسخ. |||| %{smart_count} اختلاف يحيل إلى %{host}، موقع %{from}. إذا نُسخ ذلك كما هو فسيرسل عملاء %{to} إلى هناك: عدّل الروابط بعد النسخ.',
  linksTo: 'يحيل إلى %{host}',
  kinds,
  kindNouns: kinds,
  count:
    '%{smart_count} اختلاف |||| اختلاف واحد |||| اختلافان |||| %{smart_count} اختلافات |||| %{smart_count} اختلافًا |||| %{smart_count} اختلاف',
  all: 'تحديد الكل: %{name}',
  isNew: 'جديد في %{store}',
  notSet: 'غير محدد',
  show: 'عرض التغييرات',
  showOf: 'عرض التغييرات: %{name}',
  hide: 'إخفاء التغييرات',
  hideOf: 'إخفاء التغييرات: %{name}',
  more: 'عرض %{smart_count} إضافي |||| عرض واحد إضافي |||| عرض اثنين إضافيين |||| عرض %{smart_count} إضافية |||| عرض %{smart_count} إضافيًا |||| عرض %{smart_count} إضافي',
  email: {
    subject: 'الموضوع',
    html: 'HTML',
  },
  fields: { tasks: 'المهام', rewards: 'المكافآت', settings: 'الإعدادات', name: 'الاسم' },
  program: {
    note: 'يبقى العملاء في برامجهم. المهام والمكافآت الخاصة بمنتجات مختارة من %{from} تصل معطلة إلى أن تختار منتجات من %{to}.',
    part: '%{title}: %{text}',
    off: 'معطل',
    settings: 'تتغير إعدادات أخرى للبرنامج',
    order: 'يتغير ترتيب المهام أو المكافآت',
    unknownParts: 'قد لا يدعم %{store} هذا النوع من المهام أو المكافآت: %{names}.',
  },
  bar: {
    label: 'التغييرات المحددة',
    selected:
      'تم تحديد %{smart_count} تغيير |||| تم تحديد تغيير واحد |||| تم تحديد تغييرين |||| تم تحديد %{smart_count} تغييرات |||| تم تحديد %{smart_count} تغييرًا |||| تم تحديد %{smart_count} تغيير',
    clear: 'إلغاء التحديد',
    copy: 'نسخ إلى %{store}',
  },
  done: 'تم نسخ %{smart_count} تغيير إلى %{store} |||| تم نسخ تغيير واحد إلى %{store} |||| تم نسخ تغييرين إلى %{store} |||| تم نسخ %{smart_count} تغييرات إلى %{store} |||| تم نسخ %{smart_count} تغييرًا إلى %{store} |||| تم نسخ %{smart_count} تغيير إلى %{store}',
  left: 'لم يُنسخ %{smart_count} تغيير إلى %{store}. تحقق أدناه وحاول مجددًا. |||| لم يُنسخ تغيير واحد إلى %{store}. تحقق منه أدناه وحاول مجددًا. |||| لم يُنسخ تغييران إلى %{store}. تحقق منهما أدناه وحاول مجددًا. |||| لم تُنسخ %{smart_count} تغييرات إلى %{store}. تحقق منها أدناه وحاول مجددًا. |||| لم يُنسخ %{smart_count} تغييرًا إلى %{store}. تحقق منها أدناه وحاول مجددًا. |||| لم يُنسخ %{smart_count} تغيير إلى %{store}. تحقق منها أدناه وحاول مجددًا.',
  unchecked: 'تعذّر التحقق في %{store} مما نُسخ. أعد المقارنة قبل أن تنسخه مرة أخرى.',
  undone:
    'تم التراجع عن %{smart_count} تغيير في %{store} |||| تم التراجع عن تغيير واحد في %{store} |||| تم التراجع عن تغييرين في %{store} |||| تم التراجع عن %{smart_count} تغييرات في %{store} |||| تم التراجع عن %{smart_count} تغييرًا في %{store} |||| تم التراجع عن %{smart_count} تغيير في %{store}',
  partlyUndone: {
    left: 'تم التراجع عن %{done} من %{total}. ما زال في %{store} %{smart_count} تغيير. %{reason} |||| تم التراجع عن %{done} من %{total}. ما زال في %{store} تغيير واحد. %{reason} |||| تم التراجع عن %{done} من %{total}. ما زال في %{store} تغييران. %{reason} |||| تم التراجع عن %{done} من %{total}. ما زالت في %{store} %{smart_count} تغييرات. %{reason} |||| تم التراجع عن %{done} من %{total}. ما زال في %{store} %{smart_count} تغييرًا. %{reason} |||| تم التراجع عن %{done} من %{total}. ما زال في %{store} %{smart_count} تغيير. %{reason}',
    uncertain:
      'تم التراجع عن %{done} من %{total}. ربما ما زال في %{store} %{smart_count} تغيير. %{reason} |||| تم التراجع عن %{done} من %{total}. ربما ما زال في %{store} تغيير واحد. %{reason} |||| تم التراجع عن %{done} من %{total}. ربما ما زال في %{store} تغييران. %{reason} |||| تم التراجع عن %{done} من %{total}. ربما ما زالت في %{store} %{smart_count} تغييرات. %{reason} |||| تم التراجع عن %{done} من %{total}. ربما ما زال في %{store} %{smart_count} تغييرًا. %{reason} |||| تم التراجع عن %{done} من %{total}. ربما ما زال في %{store} %{smart_count} تغيير. %{reason}',
  },
  outcome: {
    conflict: 'تغيّرت القيمة منذ ذلك، فبقيت كما هي.',
    notSent: 'لم يُرسل شيء بسبب المشكلة أعلاه.',
    isLeft: 'بقي برنامج فارغ باسم «%{name}» في %{store} لأننا لم نتمكن من حذفه. احذفه هناك.',
    mayBeLeft: 'لم نتمكن من تأكيد حذف البرنامج الفارغ «%{name}» في %{store}. تحقق منه هناك.',
  },
  recent: {
    off: 'متوقف في «%{program}»: %{names}. أدخل المبالغ والمنتجات الناقصة، ثم فعّل ما تحتاج إليه.',
    open: 'فتح «%{program}»',
    title: 'نُسخ مؤخرًا',
    text: '%{smart_count} تغيير من %{store} |||| تغيير واحد من %{store} |||| تغييران من %{store} |||| %{smart_count} تغييرات من %{store} |||| %{smart_count} تغييرًا من %{store} |||| %{smart_count} تغيير من %{store}',
    undoOf: 'تراجع: %{text}',
    undone: 'تم التراجع',
    notStored: 'لا يستطيع هذا المتصفح حفظ القائمة، فتختفي عند مغادرة الصفحة.',
  },
} satisfies Translation<typeof english>;
