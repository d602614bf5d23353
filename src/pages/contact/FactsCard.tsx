import { useTranslate } from 'ra-core';
import { Checkbox } from '../../ui/inputs/Checkbox';
import { TextArea } from '../../ui/inputs/TextArea';
import { Card } from '../../ui/layout/Card';
import styles from './ContactPage.module.css';
import type { Fact } from './contactForm';

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
export function FactsCard({ facts, excluded, onChange, isLocked, text }: FactsCardProps) {
  const translate = useTranslate();
  return (
    <Card title={translate('contact.details')}>
      <p className={styles.muted}>{translate('contact.detailsText')}</p>
      <ul className={styles.facts}>
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
