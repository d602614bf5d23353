import type { words as english } from '../../en/areas/contact';
import type { Translation } from '../../translation';

/** Words of the page that writes to support. */
export const words = {
  subtitle: 'راسلنا، ويردّ عليك شخص حقيقي عبر البريد الإلكتروني.',
  message: 'الرسالة',
  help: 'ماذا أردت أن تفعل، وماذا حدث؟',
  submit: 'إرسال الرسالة',
  length: 'عدد الأحرف: %{count} من %{most}',
  failed: 'لم تُرسل رسالتك، وهي محفوظة هنا. %{reason}',
  sent: 'تم إرسال الرسالة',
  success: 'وصلتنا رسالتك. رقم تذكرة الدعم: #%{ticket}. أرسلنا أيضًا إشعارًا بالاستلام إلى بريدك الإلكتروني %{email}.',
  successNoEmail: 'وصلتنا رسالتك. رقم تذكرة الدعم: #%{ticket}.',
  successPlain: 'وصلتنا رسالتك.',
  another: 'كتابة رسالة أخرى',
  facts: 'المُرسِل',
  account: 'حسابك',
  store: 'معرّف المتجر',
  shop: 'المتجر',
  email: 'عبر البريد الإلكتروني',
} satisfies Translation<typeof english>;
