import type { errors as english } from '../en/errors';
import type { Translation } from '../translation';

/** Error messages by AppError kind: what failed, what it means, and what to do. `uncertain` is for writes that may have succeeded. */
export const errors = {
  offline: {
    title: 'لا يوجد اتصال بالإنترنت',
    text: 'لم يُرسل أي شيء. تحقّق من اتصالك ثم حاول مجددًا. كل ما كتبته محفوظ.',
  },
  timeout: {
    title: 'استغرق ذلك وقتًا طويلًا',
    text: 'لم نتلقَّ ردًا في الوقت المناسب. انتظر لحظة ثم حاول مجددًا.',
  },
  auth: {
    title: 'لست مسجّل الدخول',
    text: 'انتهت جلستك. سجّل الدخول من جديد للمتابعة. كل ما كتبته محفوظ.',
  },
  forbidden: {
    title: 'ليس لديك إذن لهذا الإجراء',
    text: 'اطلب إذن الوصول من مالك المتجر.',
  },
  notFound: {
    title: 'غير موجود',
    text: 'ربما تم حذفه. ارجع إلى القائمة وحدّثها.',
  },
  conflict: {
    title: 'أجرى شخص آخر تغييرات',
    text: 'حدّث الصفحة لرؤية تغييراته، ثم احفظ تغييراتك من جديد.',
  },
  validation: {
    title: 'بعض البيانات تحتاج إلى تصحيح',
    text: 'لم يُحفظ أي شيء. تحقّق مما أدخلته ثم حاول مجددًا.',
  },
  tooLarge: {
    title: 'الحجم كبير جدًا ولا يمكن إرساله',
    text: 'قلّل الحجم ثم حاول مجددًا.',
  },
  tooMany: {
    title: 'طلبات كثيرة جدًا',
    text: 'انتظر لحظة ثم حاول مجددًا.',
  },
  server: {
    title: 'حدث خطأ لدينا',
    text: 'حاول مجددًا بعد لحظات. إذا استمرت المشكلة، فتواصل مع الدعم.',
  },
  badAnswer: {
    title: 'تلقّينا ردًا غير متوقع',
    text: 'تحقّق من شبكتك ثم حاول مجددًا. في شبكات Wi-Fi للفنادق أو الضيوف، قد تحتاج إلى تسجيل الدخول إلى الشبكة أولًا.',
  },
  cancelled: {
    title: 'تم الإلغاء',
    text: 'ألغيت هذا قبل أن يكتمل. يمكنك بدؤه من جديد في أي وقت.',
  },
  uncertain: {
    title: 'ربما لم يُحفظ تغييرك',
    text: 'تعذّر التأكد من حفظ تغييرك. تحقّق قبل أن تحاول مجددًا.',
  },
} satisfies Translation<typeof english>;
