import type { messages as english } from '../../en/areas/privateApp';
import type { Translation } from '../../translation';

/** Messages of the sign-in by a private app. */
export const messages = {
  text: 'اربط متجر %{platform} برمز الوصول لتطبيق خاص، دون المرور بمتجر التطبيقات.',
  steps: 'كيفية الحصول على الرمز',
  step1: 'في %{platform}، افتح إعدادات التطبيقات وأنشئ تطبيقًا خاصًا، ويُسمّى أحيانًا تطبيقًا مخصصًا.',
  step2: 'اسمح له بقراءة وكتابة الطلبات والعملاء ووسوم السكربت والمنتجات وقواعد الأسعار والمظاهر والمحتوى.',
  step3: 'ثبّته في متجرك وانسخ رمز الوصول، فهو يظهر غالبًا مرة واحدة فقط.',
  step4: 'الصق أدناه عنوان المتجر والرمز.',
  shop: 'عنوان المتجر على الويب',
  shopHelp: 'العنوان الذي منحته المنصة لمتجرك.',
  shopMissing: 'أدخل عنوان متجرك على الويب',
  shopInvalid: 'أدخل عنوانًا مثل store.example.com',
  token: 'رمز الوصول',
  showToken: 'إظهار رمز الوصول',
  tokenHelp: 'نستخدمه مرة واحدة لربط المتجر، ولا يُحفظ في هذا المتصفح.',
  tokenMissing: 'الصق رمز الوصول',
  tokenIsAddress: 'هذا عنوان ويب. الصق رمز الوصول',
  tokenInvalid: 'انسخ الرمز من جديد: لا يحتوي على مسافات أو رموز خاصة',
  submit: 'ربط المتجر',
  connected: 'تم ربط المتجر',
  failed: 'تعذّر ربط المتجر.',
  failedHint: 'تحقّق من عنوان الويب والرمز ثم حاول مجددًا.',
  uncertain: 'ليس مؤكدًا أن الطلب وصل. تحقّق من الاتصال ثم حاول مجددًا.',
  toSignIn: 'تسجيل الدخول بطريقة أخرى',
  toConsole: 'الانتقال إلى متجرك',
} satisfies Translation<typeof english>;
