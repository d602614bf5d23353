/** The contact form, and the text that it becomes: the API takes nothing but a message. */
import * as z from 'zod/mini';

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
