import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { type AppError, toAppError } from '../../../dataProvider/errors';
import type { ContactReceipt } from '../../../dataProvider/methods/contactCalls';
import { useIdempotentForm } from '../../engine/drafts/useIdempotentForm';
import { useErrorReason } from '../../engine/errors/errorReason';
import { useFieldErrors } from '../../engine/errors/useFieldErrors';
import { useProvider } from '../../engine/shop/useProvider';
import { Button } from '../../ui/buttons/Button';
import { useSubmitOnce } from '../../ui/buttons/useSubmitOnce';
import { Banner } from '../../ui/feedback/Banner';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Card } from '../../ui/layout/Card';
import { lazyPart } from '../../ui/lazy/lazyPart';
import { LeaveGuard } from '../../ui/navigation/LeaveGuard';
import styles from './ContactPage.module.css';
import { type ContactForm as ContactFormValue, composeMessage, contactTopics, storedContactForm } from './contactForm';
import { FactsCard } from './FactsCard';
import { MessageFields } from './MessageFields';
import { useContactFacts } from './useContactFacts';

const AttachmentsInput = lazyPart(() => import('./AttachmentsInput'));

/** The form, and what it sends. It is kept in this tab until it is sent. */
export function ContactForm({ onSent }: { onSent: (receipt: ContactReceipt) => void }) {
  const translate = useTranslate();
  const dataProvider = useProvider();
  const { form, change, forget, idempotencyKeyFor } = useIdempotentForm('contact', storedContactForm);
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
      const receipt = await sendMessage(text, idempotencyKeyFor(form));
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
        <div className={styles.stack}>
          <Card title={translate('contact.formTitle')}>
            {error && <SendError error={error} />}
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
              <span role="status" className={styles.muted}>
                {isUploading && translate('contact.uploading')}
              </span>
            </div>
          </Card>
        </div>
        <div className={styles.stack}>
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
        stay={translate('ui.unsaved.stay')}
        leave={translate('ui.unsaved.leave')}
      />
    </>
  );
}

/** Why the message wasn't sent, or may have been sent. */
function SendError({ error }: { error: AppError }) {
  const translate = useTranslate();
  const getErrorReason = useErrorReason();
  const { message: messageError, ...otherFields } = useFieldErrors()(error);
  return (
    <Banner tone="danger">
      {translate(error.uncertain ? 'contact.uncertain' : 'contact.failed', { reason: getErrorReason(error) })}
      {Object.values(otherFields).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Banner>
  );
}
