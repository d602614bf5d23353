import { useLocaleState, useTranslate } from 'ra-core';
import * as z from 'zod/mini';
import { formatPoints } from '../../lib/format/formatPoints';
import selectStyles from '../../ui/form/stackedSelect.module.css';
import { Select } from '../../ui/inputs/Select';
import { TextArea } from '../../ui/inputs/TextArea';
import { TextBox } from '../../ui/inputs/TextBox';
import styles from './ContactPage.module.css';

/** In UTF-16 code units, as counted by the browser. */
const MAX_MESSAGE_LENGTH = 10_000;
const MAX_SUBJECT_LENGTH = 200;
/** The length is displayed from this value on. */
const LENGTH_HINT_THRESHOLD = 9_000;

interface MessageFieldsProps {
  form: ContactForm;
  update: (part: Partial<ContactForm>) => void;
  /** Read-only while sending. */
  isLocked: boolean;
  /** Error of the message. */
  error: string | undefined;
}

/** Topic, subject, and message. */
export function MessageFields({ form, update, isLocked, error }: MessageFieldsProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { topic, subject, message } = form;
  const options = [
    { value: '', label: translate('contact.topics.none') },
    ...contactTopics.map((value) => ({ value, label: translate(`contact.topics.${value}`) })),
  ];
  const help =
    message.length < LENGTH_HINT_THRESHOLD
      ? translate('contact.help')
      : translate('contact.length', {
          count: formatPoints(message.length, locale),
          most: formatPoints(MAX_MESSAGE_LENGTH, locale),
        });
  return (
    <>
      <div className={styles.pair}>
        <Select
          label={translate('contact.topic')}
          showLabel
          value={topic}
          options={options}
          disabled={isLocked}
          onChange={(value) => update({ topic: value })}
          className={selectStyles.field}
        />
        <TextBox
          label={translate('contact.subject')}
          dir="auto"
          autoComplete="off"
          maxLength={MAX_SUBJECT_LENGTH}
          readOnly={isLocked}
          value={subject}
          onChange={(value) => update({ subject: value })}
        />
      </div>
      <TextArea
        label={translate('contact.message')}
        rows={9}
        maxLength={MAX_MESSAGE_LENGTH}
        readOnly={isLocked}
        help={help}
        error={error}
        value={message}
        onChange={(value) => update({ message: value })}
      />
    </>
  );
}

// The contact form, and the text that it becomes: the API takes nothing but a message.

/** Schema of the stored form. */
const contactFormShape = z.object({
  /** Key of a topic; '' for none. */
  topic: z.string(),
  subject: z.string(),
  message: z.string(),
  /** URLs of uploaded files. */
  attachments: z.array(z.string()),
  /** Keys of the facts that aren't sent. */
  excludedFacts: z.array(z.string()),
});
export type ContactForm = z.infer<typeof contactFormShape>;

/** Initial value and schema of the stored form. */
export const storedContactForm = {
  shape: contactFormShape,
  empty: { topic: '', subject: '', message: '', attachments: [], excludedFacts: [] },
} satisfies { shape: unknown; empty: ContactForm };

export const contactTopics = ['imports', 'loyalty', 'reviews', 'widgets', 'emails', 'billing', 'other'] as const;

/** One line about the store or the browser. */
export interface Fact {
  key: string;
  label: string;
  value: string;
}

interface MessageParts {
  form: ContactForm;
  /** Facts that are sent. */
  facts: readonly Fact[];
  /** Label of the topic; '' for none. */
  topic: string;
  /** Formats a label and a value on one line. */
  formatLine: (label: string, value: string) => string;
  labels: Readonly<Record<'topic' | 'subject' | 'attachments' | 'facts', string>>;
}

/** Returns the text to send: topic and subject, the message, the URLs of attachments, and the facts. */
export function composeMessage({ form, facts, topic, formatLine, labels }: MessageParts): string {
  const subject = form.subject.trim();
  const head = [
    ...(topic ? [formatLine(labels.topic, topic)] : []),
    ...(subject ? [formatLine(labels.subject, subject)] : []),
  ];
  const section = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [[formatLine(title, ''), ...lines].join('\n')] : [];
  return [
    ...(head.length > 0 ? [head.join('\n')] : []),
    ...(form.message.trim() === '' ? [] : [form.message.trim()]),
    ...section(labels.attachments, form.attachments),
    ...section(
      labels.facts,
      facts.map(({ label, value }) => formatLine(label, value)),
    ),
  ].join('\n\n');
}
