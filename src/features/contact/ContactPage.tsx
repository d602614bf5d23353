import '../../../i18n/en/areas/unsaved';
import '../../../i18n/en/areas/contact';
import { useDataProvider, useTranslate } from 'ra-core';
import { Suspense, useRef, useState } from 'react';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { type AppError, toAppError } from '../../../dataProvider/errors';
import type { ContactReceipt } from '../../../dataProvider/methods/contactCalls';
import { useIntentKeys } from '../../engine/drafts/useIntentKeys';
import { useStoredForm } from '../../engine/drafts/useStoredForm';
import { useErrorCause } from '../../engine/errors/errorCause';
import { useFieldErrors } from '../../engine/errors/useFieldErrors';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { clipText } from '../../lib/format/text';
import { getLastError, getLastPage } from '../../lib/storage/supportFacts';
import { buildMailto } from '../../lib/url/buildLinks';
import { useConfig } from '../../session/SessionContext';
import { usePlatform } from '../../session/usePlatform';
import { useSite } from '../../session/useSite';
import { Button } from '../../ui/buttons/Button';
import { CopyButton } from '../../ui/buttons/CopyButton';
import { useSubmitOnce } from '../../ui/buttons/useSubmitOnce';
import { Banner } from '../../ui/feedback/Banner';
import { revealAnswer } from '../../ui/feedback/revealAnswer';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Checkbox } from '../../ui/inputs/Checkbox';
import { TextArea } from '../../ui/inputs/TextArea';
import { Card } from '../../ui/layout/Card';
import columnStyles from '../../ui/layout/columns.module.css';
import flowStyles from '../../ui/layout/flow.module.css';
import { PageHeader } from '../../ui/layout/PageHeader';
import { lazyPart } from '../../ui/lazy/lazyPart';
import { ExternalLink } from '../../ui/navigation/ExternalLink';
import { LeaveGuard } from '../../ui/navigation/LeaveGuard';
import textStyles from '../../ui/text/text.module.css';
import styles from './ContactPage.module.css';
import {
  type ContactForm as ContactFormValue,
  composeMessage,
  contactTopics,
  type Fact,
  MessageFields,
  storedContactForm,
} from './MessageFields';

/** Contact page: the form, and the result after sending. */
export default function ContactPage() {
  const translate = useTranslate();
  const { supportEmail } = useConfig();
  const { site } = useSite();
  const [receipt, setReceipt] = useState<ContactReceipt | null>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const showReceipt = (sent: ContactReceipt) => {
    setReceipt(sent);
    // The form unmounts together with its focus.
    outcome.current?.focus();
  };
  return (
    <>
      <PageHeader
        title={translate('pages.contact.title')}
        subtitle={
          <>
            {translate('contact.subtitle')} {translate('contact.orEmail')}{' '}
            <ExternalLink href={buildMailto({ to: supportEmail })}>{supportEmail}</ExternalLink>
          </>
        }
      />
      <div ref={outcome} role="status" tabIndex={-1} className={styles.outcome}>
        {receipt && <Sent receipt={receipt} />}
      </div>
      {receipt ? (
        <p className={styles.another}>
          <Button onClick={() => setReceipt(null)}>{translate('contact.another')}</Button>
        </p>
      ) : (
        <ContactForm key={site._id} onSent={showReceipt} />
      )}
    </>
  );
}

function Sent({ receipt: { ticket, adminEmail } }: { receipt: ContactReceipt }) {
  const translate = useTranslate();
  const values = { ticket: ticket ?? '', email: adminEmail ?? '' };
  const withTicket = adminEmail === null ? 'successNoEmail' : 'success';
  const messageKey = ticket === null ? 'successPlain' : withTicket;
  return (
    <Banner
      tone="done"
      title={translate('contact.sent')}
      action={ticket !== null && <CopyButton value={ticket} label={translate('contact.copyTicket')} />}
    >
      {translate(`contact.${messageKey}`, values)}
    </Banner>
  );
}

const AttachmentsInput = lazyPart(() => import('./AttachmentsInput'));

/** The form, and what it sends. It is kept in this tab until it is sent. */
function ContactForm({ onSent }: { onSent: (receipt: ContactReceipt) => void }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { form, change, forget } = useStoredForm('contact', storedContactForm);
  const keys = useIntentKeys('contact');
  const getFieldErrors = useFieldErrors();
  const facts = useContactFacts();
  const [error, setError] = useState<AppError | null>(null);
  const [isUploading, setUploading] = useState(false);
  const isEmpty = form.message.trim() === '';
  const topic = contactTopics.find((item) => item === form.topic);
  const text = composeMessage({
    form,
    facts: facts.filter(({ key }) => !form.excludedFacts.includes(key)),
    topic: topic ? translate(`contact.topics.${topic}`) : '',
    formatLine: (label, value) => translate('contact.line', { label, value }).trim(),
    labels: {
      topic: translate('contact.topic'),
      subject: translate('contact.subject'),
      attachments: translate('contact.attachments'),
      facts: translate('contact.details'),
    },
  });
  const send = async () => {
    if (isEmpty || isUploading) return;
    setError(null);
    try {
      const { sendMessage } = await dataProvider.contactCalls();
      // No call shows the sent messages, so it can't be checked whether one arrived twice.
      const receipt = await sendMessage(text, keys.get(form));
      keys.forget(form);
      forget();
      onSent(receipt);
    } catch (thrown) {
      setError(toAppError(thrown));
    }
  };
  const { isPending, submit } = useSubmitOnce(send, false);
  const update = (part: Partial<ContactFormValue>) => change({ ...form, ...part });
  return (
    <>
      <form noValidate onSubmit={submit} className={styles.columns}>
        <div className={columnStyles.stack}>
          <Card title={translate('contact.formTitle')}>
            <MessageFields
              form={form}
              update={update}
              isLocked={isPending}
              error={error ? getFieldErrors(error)['message'] : undefined}
            />
            <Suspense fallback={<Skeleton height={120} />}>
              <AttachmentsInput
                urls={form.attachments}
                onChange={(attachments) => update({ attachments: [...attachments] })}
                onBusyChange={setUploading}
                isLocked={isPending}
              />
            </Suspense>
            <div className={styles.send}>
              <Button type="submit" kind="primary" busy={isPending} disabled={isEmpty || isUploading}>
                {translate('contact.submit')}
              </Button>
              <span role="status" className={textStyles.second}>
                {isUploading && translate('contact.uploading')}
              </span>
            </div>
            {error && <SendError error={error} />}
          </Card>
        </div>
        <div className={columnStyles.stack}>
          <FactsCard
            facts={facts}
            text={text}
            excluded={form.excludedFacts}
            isLocked={isPending}
            onChange={(excludedFacts) => update({ excludedFacts: [...excludedFacts] })}
          />
        </div>
      </form>
      <LeaveGuard
        when={() => isUploading || isPending}
        title={translate('contact.leave.title')}
        text={translate('contact.leave.text')}
        stay={translate('unsaved.stay')}
        leave={translate('unsaved.leave')}
      />
    </>
  );
}

/** Why the message wasn't sent, or may have been sent. */
function SendError({ error }: { error: AppError }) {
  const translate = useTranslate();
  const getErrorCause = useErrorCause();
  const { message: messageError, ...otherFields } = useFieldErrors()(error);
  return (
    <div ref={revealAnswer}>
      <Banner tone="danger">
        {translate(error.uncertain ? 'contact.uncertain' : 'contact.failed', { reason: getErrorCause(error) })}
        {Object.values(otherFields).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Banner>
    </div>
  );
}

/** Support needs the beginning of long values only. */
const MAX_VALUE_LENGTH = 300;

/** Facts that help support, without those that are not known. */
function useContactFacts(): readonly Fact[] {
  const translate = useTranslate();
  const { site } = useSite();
  const { settings } = useCurrentSite();
  // A failure of sending itself must not change what the next attempt sends.
  const [recorded] = useState(() => ({ page: getLastPage(), error: getLastError() }));
  const platform = usePlatform()?.name ?? settings.platform;
  const values = {
    storeId: site._id,
    store: site.name,
    platform,
    plan: settings.planName,
    page: recorded.page,
    browser: navigator.userAgent,
    error: recorded.error,
  };
  return Object.entries(values).flatMap(([key, value]) =>
    value ? [{ key, label: translate(`contact.facts.${key}`), value: clipText(value, MAX_VALUE_LENGTH) }] : [],
  );
}

interface FactsCardProps {
  facts: readonly Fact[];
  /** Keys of the facts that aren't sent. */
  excluded: readonly string[];
  onChange: (excluded: readonly string[]) => void;
  isLocked: boolean;
  /** The whole text that is sent. */
  text: string;
}

/** Facts that are sent with the message, each of which can be left out, and the whole text. */
function FactsCard({ facts, excluded, onChange, isLocked, text }: FactsCardProps) {
  const translate = useTranslate();
  return (
    <Card title={translate('contact.details')}>
      <p className={textStyles.second}>{translate('contact.detailsText')}</p>
      <ul className={flowStyles.rows2}>
        {facts.map(({ key, label, value }) => (
          <li key={key}>
            <Checkbox
              showLabel
              label={label}
              checked={!excluded.includes(key)}
              disabled={isLocked}
              aria-describedby={`fact-${key}`}
              onChange={({ target }) =>
                onChange(target.checked ? excluded.filter((item) => item !== key) : [...excluded, key])
              }
            />
            <p id={`fact-${key}`} dir="auto" className={styles.value}>
              {value}
            </p>
          </li>
        ))}
      </ul>
      <TextArea
        label={translate('contact.preview')}
        help={translate('contact.previewText')}
        rows={12}
        readOnly
        value={text}
        onChange={() => undefined}
        className={styles.preview}
      />
    </Card>
  );
}
