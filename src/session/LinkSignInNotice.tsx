import '../../i18n/en/areas/linkSignIn';
import { useTranslate } from 'ra-core';
import { clipText } from '../lib/format/text';
import { IconButton } from '../ui/buttons/IconButton';
import { Banner } from '../ui/feedback/Banner';
import { ButtonLink } from '../ui/navigation/ButtonLink';
import { useSession } from './SessionContext';
import { useAccountName } from './useAccountName';
import { useSite } from './useSite';

/** Names the account and the store after a sign-in by link, which may belong to another user. Stays until it is dismissed. */
export default function LinkSignInNotice() {
  const translate = useTranslate();
  const { dismiss } = useSession();
  const account = useAccountName() || translate('linkSignIn.unnamed');
  const site = clipText(useSite().site.name, 60);
  return (
    <Banner
      tone="waiting"
      action={
        <>
          <ButtonLink size="small" to="/logout">
            {translate('linkSignIn.signOut')}
          </ButtonLink>
          <IconButton icon="close" label={translate('ui.dismiss')} onClick={() => dismiss('signedInByLink')} />
        </>
      }
    >
      {translate('linkSignIn.notice', { account, site })}
    </Banner>
  );
}
