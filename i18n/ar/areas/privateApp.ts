import type { messages as english } from '../../en/areas/privateApp';
import type { Translation } from '../../translation';

/** Messages of the sign-in by a private app. */
export const messages = {
  text: 'اربط متجر %{platform} برمز الوصول لتطبيق خاص، دون المرور بمتجر التطبيقات.',
  steps: 'كيفية الحصول على الرمز',
  step1: 'في %{platform}، افتح إعدادات التطبيقات وأنشئ تطبيقًا خاصًا، ويُسمّى أحيانًا تطبيقًا مخصصًا.',
  step2: 'اسمح له بقراءة وكتابة الطلبات والعملاء ووسوم السكربت والمنتجات وقواعد الأسعار والمظاهر والمحتوى.',
  step3: 'ثبّته في متجرك وانسخ رمز الوصول، فهو يظهر غالبًا مرة واحدة فقط.',
  step4: 'ألصق أدناه عنوان ويب المتجر والرمز.',
  shop: 'عنوان ويب المتجر',
  shopHelp: 'العنوان الذي منحته المنصة لمتجرك.',
  shopMissing: 'أدخل عنوان ويب متجرك',
  shopInvalid: 'أدخل عنوان ويب مثل store.example.com',
  token: 'رمز الوصول',
  showToken: 'إظهار رمز الوصول',
  tokenHelp: 'نستخدمه مرة واحدة لربط المتجر، ولا يُحفظ في هذا المتصفح.',
  tokenMissing: 'ألصق رمز الوصول',
  tokenIsAddress: 'هذا عنوان ويب. ألصق رمز الوصول',
  tokenInvalid: 'انسخ الرمز من جديد: لا يحتوي على مسافات أو رموز خاصة',
  submit: 'ربط المتجر',
  connected: 'تم ربط المتجر',
  failed: 'تعذّر ربط المتجر.',
  failedHint: 'تحقّق من عنوان الويب والرمز ثم حاول مجددًا.',
  uncertain: 'تعذّر التأكد من وصول الطلب. تحقّق من اتصالك ثم حاول مجددًا.',
  toSignIn: 'تسجيل الدخول بطريقة أخرى',
  toConsole: 'الانتقال إلى متجرك',
} satisfies Translation<typeof english>;
