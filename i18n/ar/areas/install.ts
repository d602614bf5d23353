import type { words as english } from '../../en/areas/install';
import type { Translation } from '../../translation';

/** Words of the page for accounts without a shop. */
export const words = {
  text: 'لا يوجد متجر في حسابك بعد. ثبّت الإضافة في منصة متجرك، فتربط المتجر بهذا الحساب.',
  textShops: 'ثبّت الإضافة في منصة متجر آخر، فتربط ذلك المتجر بحسابك.',
  platforms: 'اختر منصتك',
  open: 'فتح %{platform}',
  steps: 'طريقة العمل',
  step1: 'افتح منصتك وابحث عن الإضافة في متجر تطبيقاتها.',
  step2: 'ثبّتها في متجرك واسمح بما تطلبه: الطلبات والعملاء والمنتجات وقواعد الأسعار والمظاهر والمحتوى.',
  step3: 'عُد إلى هذه الصفحة وتحقّق من جديد: يظهر متجرك خلال دقيقة.',
  check: 'التحقّق من جديد',
  still: 'ما زال حسابك بلا متجر.',
  failed: 'تعذّر البحث عن متاجرك. %{reason}',
  signedIn: 'مسجّل الدخول باسم %{name}',
  signOut: 'تسجيل الخروج',
  signIn: 'تسجيل الدخول',
  back: 'العودة إلى لوحة التحكم',
} satisfies Translation<typeof english>;
