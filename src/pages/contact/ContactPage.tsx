import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { useErrorText } from '../../engine/errorText';
import { useDraft } from '../../engine/useDraft';
import { useProvider } from '../../engine/useProvider';
import { useConfig } from '../../session/SessionContext';
import { useSite } from '../../session/useSite';
import { Button } from '../../ui/Button';
import { ExternalLink } from '../../ui/ExternalLink';
import { Notice } from '../../ui/Notice';
import { PageHeader } from '../../ui/PageHeader';
import { useSubmitOnce } from '../../ui/useSubmitOnce';
import styles from './ContactPage.module.css';
import { MessageBox } from './MessageBox';

type Answer = Awaited<ReturnType<ConsoleDataProvider['sendContactMessage']>>;

/** A message to us; kept while it is written and when it cannot be sent. */
export default function ContactPage() {
  const translate = useTranslate();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const showAnswer = (given: Answer) => {
    setAnswer(given);
    // The form goes away with the focus in it.
    outcome.current?.focus();
  };
  return (
    <>
      <PageHeader title={translate('pages.contact.title')} subtitle={translate('contact.subtitle')} />
      <div className={styles.columns}>
        <div className={styles.sheet}>
          <div ref={outcome} role="status" tabIndex={-1} className={styles.outcome}>
            {answer && <Sent answer={answer} />}
          </div>
          {answer ? (
            <p>
              <Button onClick={() => setAnswer(null)}>{translate('contact.another')}</Button>
            </p>
          ) : (
            <MessageForm onSent={showAnswer} />
          )}
        </div>
        <Facts />
      </div>
    </>
  );
}

function MessageForm({ onSent }: { onSent: (answer: Answer) => void }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const dataProvider = useProvider();
  const [message, setMessage] = useDraft('contact');
  const [failure, setFailure] = useState<string | null>(null);
  const isEmpty = message.trim() === '';
  const send = async () => {
    if (isEmpty) return;
    setFailure(null);
    try {
      const answer = await dataProvider.sendContactMessage(message.trim());
      setMessage('');
      onSent(answer);
    } catch (error) {
      setFailure(translate('contact.failed', { reason: errorText(error) }));
    }
  };
  const { isPending, submit } = useSubmitOnce(send, false);
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      <MessageBox value={message} onChange={setMessage} isLocked={isPending} />
      <p>
        <Button type="submit" kind="primary" busy={isPending} disabled={isEmpty}>
          {translate('contact.submit')}
        </Button>
      </p>
    </form>
  );
}

function Sent({ answer: { ticket, adminEmail } }: { answer: Answer }) {
  const translate = useTranslate();
  const values = { ticket: ticket ?? '', email: adminEmail ?? '' };
  const withTicket = adminEmail === null ? 'successNoEmail' : 'success';
  const words = ticket === null ? 'successPlain' : withTicket;
  return (
    <Notice tone="done" title={translate('contact.sent')}>
      {translate(`contact.${words}`, values)}
    </Notice>
  );
}

/** What helps us to answer, to be read before writing. */
function Facts() {
  const translate = useTranslate();
  const { supportEmail } = useConfig();
  const { site, profile } = useSite();
  return (
    <aside className={styles.facts} aria-label={translate('contact.facts')}>
      <h2>{translate('contact.facts')}</h2>
      <dl>
        <dt>{translate('contact.account')}</dt>
        <dd>{profile.email || profile.name}</dd>
        <dt>{translate('contact.shop')}</dt>
        <dd>{site.name}</dd>
        <dt>{translate('contact.store')}</dt>
        <dd>{site._id}</dd>
        <dt>{translate('contact.email')}</dt>
        <dd>
          <ExternalLink href={`mailto:${supportEmail}`}>{supportEmail}</ExternalLink>
        </dd>
      </dl>
    </aside>
  );
}
