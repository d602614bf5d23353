import '../../../../i18n/en/areas/privateApp';
import '../../../../i18n/en/areas/auth';
import { useNotify, useTranslate } from 'ra-core';
import { type ReactNode, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { toAppError } from '../../../../dataProvider/errors';
import { sanitizeToken } from '../../../../dataProvider/session/accessToken';
import { getVisitItem, setVisitItem } from '../../../lib/storage/visitStorage';
import { parseStoreAddress } from '../../../lib/url/parseStoreAddress';
import { useConfig, useSession, useSessionState } from '../../../session/SessionContext';
import { sanitizeReturnPath } from '../../../session/sanitizeReturnPath';
import { hasSession } from '../../../session/sessionState';
import { useEntryCalls } from '../../../session/useEntryCalls';
import { useSubmitOnce } from '../../../ui/buttons/useSubmitOnce';
import { TextBox } from '../../../ui/inputs/TextBox';
import { CenteredCardPage } from '../../../ui/layout/CenteredCardPage';
import { useDocumentTitle } from '../../../ui/layout/useDocumentTitle';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import { useGoTo } from '../../../ui/navigation/pageRouter';
import { EntryForm, SecretField } from '../EntryForm';
import { AccountNotice, type EntryFailure, FailureNotice, useEntryErrorText } from '../EntryNotices';
import styles from '../entry.module.css';

/** Sign-in of the first platform's stores by the access token of a private app. */
export default function PrivateAppPage() {
  const translate = useTranslate();
  useDocumentTitle(translate('pages.privateApp.title'));
  const [platform] = useConfig().platforms;
  const isSignedIn = hasSession(useSessionState());
  const [parameters] = useSearchParams();
  const from = parameters.get('from');
  const signInUrl = from === null ? '/auth' : `/auth?from=${encodeURIComponent(from)}`;
  const values = { platform: platform?.name ?? '' };
  return (
    <CenteredCardPage isWide title={translate('pages.privateApp.title')} text={translate('privateApp.text', values)}>
      <AccountNotice />
      <h2>{translate('privateApp.steps')}</h2>
      <ol className={styles.steps}>
        <li>{translate('privateApp.step1', values)}</li>
        <li>{translate('privateApp.step2')}</li>
        <li>{translate('privateApp.step3')}</li>
        <li>{translate('privateApp.step4')}</li>
      </ol>
      <PrivateAppForm platformId={platform?.id ?? ''} from={from}>
        <ButtonLink kind="quiet" to={isSignedIn ? '/' : signInUrl}>
          {translate(isSignedIn ? 'privateApp.toConsole' : 'privateApp.toSignIn')}
        </ButtonLink>
      </PrivateAppForm>
    </CenteredCardPage>
  );
}

interface PrivateAppFormProps {
  platformId: string;
  /** Untrusted return path; null if there is none. */
  from: string | null;
  /** Next to the button. */
  children: ReactNode;
}

/** Store address and access token. The address survives a reload; the token is never stored. */
function PrivateAppForm({ platformId, from, children }: PrivateAppFormProps) {
  const translate = useTranslate();
  const describe = useEntryErrorText();
  const calls = useEntryCalls();
  const session = useSession();
  const goTo = useGoTo();
  const notify = useNotify();
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
      notify(translate('privateApp.connected'), { type: 'success' });
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

/** Input of the private app's form. */
interface TypedPrivateApp {
  shop: string;
  accessToken: string;
}

/** Message keys below `privateApp`, by field name. */
type PrivateAppErrors = Readonly<Partial<Record<keyof TypedPrivateApp, string>>>;

/** Validates the form before anything is sent. */
function checkPrivateApp({ shop, accessToken }: TypedPrivateApp): PrivateAppErrors {
  const shopError = checkShop(shop);
  const tokenError = checkToken(accessToken.trim());
  return { ...(shopError && { shop: shopError }), ...(tokenError && { accessToken: tokenError }) };
}

function checkShop(shop: string): string | null {
  if (shop.trim() === '') return 'shopMissing';
  return parseStoreAddress(shop) === null ? 'shopInvalid' : null;
}

function checkToken(accessToken: string): string | null {
  if (accessToken === '') return 'tokenMissing';
  if (/^https?:/i.test(accessToken)) return 'tokenIsAddress';
  return sanitizeToken(accessToken) === null ? 'tokenInvalid' : null;
}
