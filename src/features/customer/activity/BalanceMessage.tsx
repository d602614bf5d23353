import { useQuery } from '@tanstack/react-query';
import { I18nContext, useI18nProvider, useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { textDirection } from '../../../../i18n/chooseLanguage';
import { ReadNotice } from '../../../engine/errors/ReadNotice';
import { CurrentSiteContext, useCurrentSite } from '../../../engine/shop/currentSite';
import { languageMessages, useCustomersLocale } from '../../../engine/shop/languageMessages';
import { isEmail } from '../../../lib/email';
import { buildMailto } from '../../../lib/url/buildLinks';
import { ButtonContent, buttonClass } from '../../../ui/buttons/Button';
import { CopyButton } from '../../../ui/buttons/CopyButton';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Select } from '../../../ui/inputs/Select';
import flowStyles from '../../../ui/layout/flow.module.css';
import { Modal } from '../../../ui/overlays/Modal';
import { useNow } from '../../../ui/text/useNow';
import styles from './activity.module.css';
import { type ExplainedBalance, useBalanceText } from './useBalanceText';

interface BalanceMessageProps {
  explained: ExplainedBalance;
  onClose: () => void;
}

/**
 * Dialog with a message to the customer that explains the balance, to copy or to open in an email. The API doesn't know the
 * language of a customer: it is the main one of the store, if the console has it, until another is chosen.
 */
export function BalanceMessage({ explained, onClose }: BalanceMessageProps) {
  const translate = useTranslate();
  const i18n = useI18nProvider();
  const languages = i18n.getLocales?.() ?? [];
  const [locale, setLocale] = useState(useCustomersLocale());
  return (
    <Modal size="wide" title={translate('activity.explain.title')} onCancel={onClose}>
      {languages.length > 1 && (
        <Select
          showLabel
          label={translate('activity.explain.language')}
          value={locale}
          options={languages.map(({ locale: value, name }) => ({ value, label: name }))}
          onChange={setLocale}
        />
      )}
      <InLanguage locale={locale}>
        <Message explained={explained}>
          {({ text, subject }) => (
            // The buttons are in the language of the console.
            <I18nContext.Provider value={i18n}>
              <p dir={textDirection(locale)} lang={locale} className={styles.text}>
                {text}
              </p>
              <MessageButtons to={explained.customer.emailAddress} subject={subject} text={text} />
            </I18nContext.Provider>
          )}
        </Message>
      </InLanguage>
    </Modal>
  );
}

interface MessageProps {
  explained: ExplainedBalance;
  children: (message: { text: string; subject: string }) => ReactNode;
}

/** Writes the message in the language around it. */
function Message({ explained, children }: MessageProps) {
  const translate = useTranslate();
  const { siteName } = useCurrentSite();
  const text = useBalanceText(explained, useNow());
  return children({ text, subject: translate('activity.explain.subject', { store: siteName }) });
}

function MessageButtons({ to, subject, text }: { to: string | null; subject: string; text: string }) {
  const translate = useTranslate();
  return (
    <span className={flowStyles.buttons}>
      <CopyButton value={text} label={translate('activity.explain.copy')} />
      {to !== null && isEmail(to) && (
        <a href={buildMailto({ to, subject, body: text.replaceAll('\n', '\r\n') })} className={buttonClass({})}>
          <ButtonContent icon="mail">{translate('activity.explain.mail')}</ButtonContent>
        </a>
      )}
    </span>
  );
}

/** Translates what it shows into another language of the console, and formats it so. Loads the messages of the language. */
function InLanguage({ locale, children }: { locale: string; children: ReactNode }) {
  const translate = useTranslate();
  const i18n = useI18nProvider();
  const site = useCurrentSite();
  const isOther = locale !== i18n.getLocale();
  const { data, error, isFetching, refetch } = useQuery({ ...languageMessages(locale), enabled: isOther });
  if (!isOther) return children;
  if (error) {
    return (
      <ReadNotice
        tone="danger"
        title={translate('activity.explain.languageFailed')}
        read={{ error, isFetching, refetch }}
      />
    );
  }
  if (!data) return <Skeleton height={180} />;
  return (
    <I18nContext.Provider value={data}>
      <CurrentSiteContext value={{ ...site, locale }}>{children}</CurrentSiteContext>
    </I18nContext.Provider>
  );
}
