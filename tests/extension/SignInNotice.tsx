import { useTranslate } from 'ra-core';
import { Banner } from '../../src/kit/page';

/** Above the form of the sign-in page. */
export default function SignInNotice() {
  const translate = useTranslate();
  return <Banner tone="info">{translate('acme.signIn')}</Banner>;
}
