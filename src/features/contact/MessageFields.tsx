import { useLocaleState, useTranslate } from 'ra-core';
import { formatPoints } from '../../lib/format/formatPoints';
import selectStyles from '../../ui/form/stackedSelect.module.css';
import { Select } from '../../ui/inputs/Select';
import { TextArea } from '../../ui/inputs/TextArea';
import { TextBox } from '../../ui/inputs/TextBox';
import styles from './ContactPage.module.css';
import { type ContactForm, contactTopics } from './contactForm';

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
