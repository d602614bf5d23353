import { useTranslate } from 'ra-core';
import { type ReactNode, useRef, useState } from 'react';
import { toAppError } from '../../../../dataProvider/errors';
import { getVisitItem, setVisitItem } from '../../../lib/storage/visitStorage';
import { parseStoreAddress } from '../../../lib/url/parseStoreAddress';
import { useSession } from '../../../session/SessionContext';
import { sanitizeReturnPath } from '../../../session/sanitizeReturnPath';
import { useEntryCalls } from '../../../session/useEntryCalls';
import { useSubmitOnce } from '../../../ui/buttons/useSubmitOnce';
import { TextBox } from '../../../ui/inputs/TextBox';
import { useGoTo } from '../../../ui/navigation/pageRouter';
import { useToast } from '../../../ui/toasts/toastContext';
import { EntryForm } from '../EntryForm';
import { type EntryFailure, FailureNotice } from '../FailureNotice';
import { SecretField } from '../SecretField';
import { useEntryErrorText } from '../useEntryErrorText';
import { checkPrivateApp } from './checkPrivateApp';

interface PrivateAppFormProps {
  platformId: string;
  /** Untrusted return path; null if there is none. */
  from: string | null;
  /** Next to the button. */
  children: ReactNode;
}

/** Store address and access token. The address survives a reload; the token is never stored. */
export function PrivateAppForm({ platformId, from, children }: PrivateAppFormProps) {
  const translate = useTranslate();
  const describe = useEntryErrorText();
  const calls = useEntryCalls();
  const session = useSession();
  const goTo = useGoTo();
  const toast = useToast();
  const [shop, setShop] = useState(() => getVisitItem('privateAppShop'));
  const [accessToken, setAccessToken] = useState('');
  const [problem, setProblem] = useState<EntryFailure | null>(null);
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const shopBox = useRef<HTMLInputElement>(null);
  const tokenBox = useRef<HTMLInputElement>(null);

  const changeShop = (next: string) => {
    setShop(next);
    setVisitItem('privateAppShop', next);
  };
  const showFieldErrors = (errors: Readonly<Record<string, string>>) => {
    setFields(errors);
    if ('shop' in errors) shopBox.current?.focus();
    else if ('accessToken' in errors) tokenBox.current?.focus();
  };
  const connect = async () => {
    setProblem(null);
    const errors = Object.entries(checkPrivateApp({ shop, accessToken }));
    showFieldErrors(Object.fromEntries(errors.map(([field, key]) => [field, translate(`privateApp.${key}`)])));
    if (errors.length > 0) return;
    try {
      const app = { shop: parseStoreAddress(shop) ?? shop.trim(), accessToken: accessToken.trim() };
      const token = await calls.installPrivateApp(platformId, app);
      setVisitItem('privateAppShop', '');
      toast({ tone: 'done', text: translate('privateApp.connected') });
      // Asks first if another user is signed in.
      session.start({ token, sites: [] });
      goTo(sanitizeReturnPath(from), { replace: true });
    } catch (thrown) {
      const error = toAppError(thrown);
      const title = translate('privateApp.failed');
      const hint = translate(error.uncertain ? 'privateApp.uncertain' : 'privateApp.failedHint');
      const isExplained = !error.uncertain || error.message !== '';
      setProblem(isExplained ? { title, reason: describe(error), hint } : { title, reason: hint });
      showFieldErrors(error.fields);
    }
  };
  const { isPending, submit } = useSubmitOnce(connect, false);
  return (
    <EntryForm onSubmit={submit} isPending={isPending} submitLabel={translate('privateApp.submit')} actions={children}>
      {problem && <FailureNotice failure={problem} />}
      <TextBox
        ref={shopBox}
        label={translate('privateApp.shop')}
        name="shop"
        inputMode="url"
        dir="ltr"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        required
        placeholder="store.example.com"
        value={shop}
        onChange={changeShop}
        help={translate('privateApp.shopHelp')}
        error={fields['shop']}
      />
      <SecretField
        inputRef={tokenBox}
        label={translate('privateApp.token')}
        showLabel={translate('privateApp.showToken')}
        name="accessToken"
        autoComplete="off"
        value={accessToken}
        onChange={setAccessToken}
        help={translate('privateApp.tokenHelp')}
        error={fields['accessToken']}
      />
    </EntryForm>
  );
}
