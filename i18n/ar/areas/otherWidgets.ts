import type { messages as english } from '../../en/areas/otherWidgets';
import type { Translation } from '../../translation';

/** Messages of the page of other widgets. */
export const messages = {
  subtitle: 'كل أدوات متجرك: الغرض منها، وهل يراها عملاؤك.',
  list: {
    title: 'أدواتك الأخرى',
    none: 'أضف أداة من الأسفل، أو استورد واحدة من ملف.',
  },
  types: {
    PointsBanner: {
      name: 'شريط النقاط',
      purpose: 'شريط على حافة كل صفحة: يرى فيه الأعضاء نقاطهم، ويُدعى الزوار إلى الانضمام',
    },
    ProductPoints: { name: 'نقاط المنتج', purpose: 'عدد النقاط التي يكسبها الشراء، في صفحات المنتجات' },
    ReferralBlock: { name: 'قسم الإحالة', purpose: 'يدعو العملاء إلى إحالة صديق عبر رابطهم الخاص' },
    FeaturedReviews: { name: 'مراجعات مميزة', purpose: 'مراجعات من متجرك كله، للصفحة الرئيسية' },
    unknown: { purpose: 'أداة مخصصة تُعدَّل بصيغة JSON' },
  },
  add: {
    title: 'إضافة أداة',
    text: 'تبقى الأداة الجديدة متوقفة حتى تفعّلها.',
    button: 'إضافة',
    named: 'إضافة: %{name}',
    done: 'أُضيفت «%{name}». هي متوقفة الآن.',
    failed: 'تعذّرت إضافة «%{name}».',
  },
  custom: {
    name: 'أداة مخصصة',
    purpose: 'نوع يوفّره مظهر متجرك أو مطوّر',
    title: 'إضافة أداة مخصصة',
    type: 'النوع',
    typeHelp: 'الاسم الذي يستخدمه مظهرك أو مطوّرك للأداة، مثل CountdownBanner.',
    submit: 'إضافة الأداة',
    issues: {
      missing: 'أدخل النوع',
      hasOwnPage: 'لهذه الأداة صفحة خاصة بها. أعدّها هناك.',
    },
  },
  duplicate: 'تكرار',
  duplicateFailed: 'تعذّر تكرار «%{name}». %{reason}',
  copyName: '%{name} (نسخة)',
  export: 'تصدير إلى ملف',
  moreNamed: 'إجراءات أخرى للأداة «%{name}»',
  import: {
    button: 'استيراد أداة',
    title: 'استيراد أداة',
    text: 'اختر ملفًا صُدِّر من هنا أو من متجر آخر. تُضاف الأداة كأداة جديدة وتبقى متوقفة حتى تفعّلها.',
    choose: 'الملف',
    file: 'الملف',
    widget: 'الأداة',
    type: 'النوع',
    submit: 'استيراد الأداة',
    issues: {
      tooLarge: 'الملف كبير جدًا',
      unreadable: 'تعذّرت قراءة الملف',
      notJson: 'الملف ليس JSON صالحًا',
      notWidget: 'لا توجد أداة في الملف',
      hasOwnPage: 'لأدوات هذا النوع صفحة خاصة بها ولا يمكن استيرادها',
    },
  },
  json: {
    title: 'البيانات',
    text: 'لا يوجد نموذج لهذا النوع، لذلك تُعدَّل بياناته بصيغة JSON.',
    label: 'البيانات بصيغة JSON',
    help: 'لا يُنشر إلا JSON صالح. مظهر متجرك هو الذي يحدد معنى القيم.',
    changed: 'تغييرات غير منشورة',
    issues: {
      notJson: 'هذا ليس JSON صالحًا. تحقق من الفواصل وعلامات الاقتباس والأقواس.',
      notJsonLine: 'هذا ليس JSON صالحًا. تحقق من الفواصل وعلامات الاقتباس والأقواس في السطر %{line}.',
      notObject: 'ابدأ بالقوس { وانتهِ بالقوس }',
      tooLarge: 'استخدم 200,000 حرف على الأكثر',
    },
  },
  pages: {
    title: 'أدوات لها صفحة خاصة',
    text: 'لكل من هذه صفحة تُعدّ فيها.',
    instagram: 'منشوراتك على إنستغرام في شبكة أو شريط متحرك',
    forms:
      '%{smart_count} نموذج، المفعّل منها: %{on} |||| نموذج واحد، المفعّل منها: %{on} |||| نموذجان، المفعّل منهما: %{on} |||| %{smart_count} نماذج، المفعّل منها: %{on} |||| %{smart_count} نموذجًا، المفعّل منها: %{on} |||| %{smart_count} نموذج، المفعّل منها: %{on}',
    openForms: 'فتح النماذج',
  },
} satisfies Translation<typeof english>;
