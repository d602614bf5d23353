import { useTranslate } from 'ra-core';
import { useAccountName } from '../../session/useAccountName';
import { Banner } from '../../ui/feedback/Banner';

/** Tells a signed-in user that this page may lead to another account, and that the console asks before. */
export function AccountNotice() {
  const translate = useTranslate();
  const name = useAccountName();
  return name === '' ? null : <Banner tone="info">{translate('auth.signedInAs', { name })}</Banner>;
}
