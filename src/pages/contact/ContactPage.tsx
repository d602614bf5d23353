import '../../../i18n/en/areas/contact';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import type { ContactReceipt } from '../../../dataProvider/methods/contactCalls';
import { buildMailto } from '../../lib/url/buildMailto';
import { useConfig } from '../../session/SessionContext';
import { useSite } from '../../session/useSite';
import { Button } from '../../ui/buttons/Button';
import { CopyButton } from '../../ui/buttons/CopyButton';
import { Banner } from '../../ui/feedback/Banner';
import { PageHeader } from '../../ui/layout/PageHeader';
import { ExternalLink } from '../../ui/navigation/ExternalLink';
import { ContactForm } from './ContactForm';
import styles from './ContactPage.module.css';

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
