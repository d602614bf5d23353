import type { messages as english } from '../../en/areas/voucher';
import type { Translation } from '../../translation';

/** Messages of the voucher dialog. */
export const messages = {
  title: 'إضافة قسيمة إلى «%{title}»',
  kept: 'استعدنا قسيمتك غير المكتملة.',
  startOver: 'البدء من جديد',
  discountType: 'نوع الخصم',
  types: {
    percentage: 'نسبة مئوية',
    fixed_amount: 'مبلغ ثابت',
    free_shipping: 'شحن مجاني',
    free_product: 'منتج مجاني',
  },
  percent: 'نسبة الخصم',
  amount: 'مبلغ الخصم (%{currency})',
  freeProduct: 'المنتج المجاني',
  appliesTo: 'يسري على',
  products: 'المنتجات',
  collections: 'المجموعات',
  minimum: 'الحد الأدنى لقيمة الطلب (%{currency})',
  minimumHelp: 'اتركه فارغًا إذا لم يكن هناك حد أدنى.',
  code: 'رمز القسيمة',
  codes: { made: 'إنشاء تلقائي', own: 'استخدام رمز خاص بي' },
  prefix: 'بادئة الرمز',
  prefixHelp: 'أحرف لاتينية وأرقام وشرطات وشرطات سفلية. اتركه فارغًا لعدم استخدام بادئة.',
  coupon: 'الرمز',
  points: 'النقاط المطلوب خصمها',
  pointsHelp: 'أدخل 0 لمنحها مجانًا.',
  balance: 'الرصيد: %{before} ← %{after}',
  inStore: 'إنشاؤها في المتجر أيضًا',
  adminNote: 'ملاحظة داخلية',
  gets: 'ما يحصل عليه العميل',
  unready: 'للمتابعة، املأ: %{fields}.',
  invalid: 'للمتابعة، صحّح: %{fields}.',
  sentence: {
    whole: '%{gets}، %{code}، %{cost}.',
    from: '%{gets} (الحد الأدنى للطلب %{amount})',
    onOrdersFrom: '%{gets} (الحد الأدنى للطلب %{amount})',
    entireOrder: 'خصم %{value} على الطلب بأكمله',
    products: 'خصم %{value} على %{products}',
    collections: 'خصم %{value} على كل ما في %{collections}',
    freeShipping: 'شحن مجاني',
    freeProduct: '%{product} مجانًا',
    more: 'غيرها (%{smart_count}) |||| غيرها (%{smart_count}) |||| غيرها (%{smart_count}) |||| غيرها (%{smart_count}) |||| غيرها (%{smart_count}) |||| غيرها (%{smart_count})',
    ownCode: 'بالرمز %{code}',
    prefixedCode: 'برمز يبدأ بـ %{prefix}',
    madeCode: 'برمز منشأ تلقائيًا',
    costs:
      'بخصم %{points} نقطة |||| بخصم %{points} نقطة |||| بخصم %{points} نقطة |||| بخصم %{points} نقاط |||| بخصم %{points} نقطة |||| بخصم %{points} نقطة',
    gift: 'بلا خصم نقاط',
    notInStore: 'لن تُنشأ في متجرك.',
  },
  fault: {
    percent: {
      missing: 'أدخل نسبة مئوية',
      notNumber: 'أدخل رقمًا، مثل 10 أو 12.5',
      decimals: 'الحد الأقصى منزلتان عشريتان',
      range: 'أدخل رقمًا أكبر من 0 ولا يزيد على 100',
    },
    amount: {
      missing: 'أدخل مبلغًا',
      decimals:
        'الحد الأقصى للمنازل العشرية في %{currency}: %{smart_count} |||| الحد الأقصى للمنازل العشرية في %{currency}: %{smart_count} |||| الحد الأقصى للمنازل العشرية في %{currency}: %{smart_count} |||| الحد الأقصى للمنازل العشرية في %{currency}: %{smart_count} |||| الحد الأقصى للمنازل العشرية في %{currency}: %{smart_count} |||| الحد الأقصى للمنازل العشرية في %{currency}: %{smart_count}',
      range: 'أدخل مبلغًا أكبر من 0 ولا يزيد على %{most}',
    },
    freeProduct: { missing: 'اختر منتجًا' },
    products: { missing: 'اختر منتجًا واحدًا على الأقل' },
    collections: { missing: 'اختر مجموعة واحدة على الأقل' },
    minimum: {
      decimals:
        'الحد الأقصى للمنازل العشرية في %{currency}: %{smart_count} |||| الحد الأقصى للمنازل العشرية في %{currency}: %{smart_count} |||| الحد الأقصى للمنازل العشرية في %{currency}: %{smart_count} |||| الحد الأقصى للمنازل العشرية في %{currency}: %{smart_count} |||| الحد الأقصى للمنازل العشرية في %{currency}: %{smart_count} |||| الحد الأقصى للمنازل العشرية في %{currency}: %{smart_count}',
      range: 'أدخل مبلغًا من 0 إلى %{most}',
    },
    prefix: { letters: 'استخدم فقط الأحرف من A إلى Z والأرقام والشرطات والشرطات السفلية', long: 'الحد الأقصى 20 حرفًا' },
    coupon: {
      missing: 'أدخل رمزًا',
      letters: 'أزل المسافات والأحرف ذات العلامات',
      long: 'الحد الأقصى 64 حرفًا',
    },
    points: {
      missing: 'أدخل عدد النقاط المطلوب خصمها، أو 0',
      fraction: 'أدخل عددًا صحيحًا',
      range: 'أدخل رقمًا من 0 إلى %{most}',
    },
  },
  warning: {
    belowZero: 'يتجاوز هذا رصيد العميل من النقاط (%{balance})، لذا سيصبح رصيده أقل من الصفر.',
    aboveLimit: 'تتجاوز قيمة هذا حد النقاط في متجرك: %{limit} (%{worth}). اكتب المبلغ لتأكيده.',
  },
  submit: 'إضافة القسيمة',
  done: 'تمت إضافة القسيمة إلى «%{title}»',
  doneWithCode: 'تمت إضافة القسيمة إلى «%{title}»: %{code}',
  copyCode: 'نسخ الرمز',
  copyFailed: 'تعذّر نسخ الرمز. انسخه من هنا: %{code}',
  failed: 'تعذّرت إضافة القسيمة. %{reason} تحقّق من التفاصيل ثم حاول مجددًا.',
  checking: 'لم نتلقَّ ردًا. جارٍ التحقّق من إضافة القسيمة…',
  notArrived:
    'لم نتلقَّ ردًا، ولم تظهر القسيمة. قد تكون العملية ما زالت جارية: انتظر دقيقة ثم حاول مرة أخرى. سنتحقق أولًا.',
  notArrivedBalance:
    'لم نتلقَّ ردًا. لم تظهر القسيمة، ولا يزال الرصيد %{balance}. قد تكون العملية ما زالت جارية: انتظر دقيقة ثم حاول مرة أخرى. سنتحقق أولًا.',
  unknown: 'لم نتلقَّ ردًا وتعذّر التحقّق من القسيمة. انتظر دقيقة ثم حاول مرة أخرى. سنتحقق أولًا حتى لا تُنشأ مرتين.',
} satisfies Translation<typeof english>;
