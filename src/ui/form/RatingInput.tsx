import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { classes } from '../classes';
import { Icon } from '../Icon';
import { GroupField } from './GroupField';
import styles from './RatingInput.module.css';

const ratings = [1, 2, 3, 4, 5] as const;

interface RatingInputProps {
  label: string;
  /** 1 to 5; null while none is chosen. */
  value: number | null;
  onChange: (rating: number) => void;
  help?: string | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
}

/** Stars to choose from: a group of radio buttons, so that the arrow keys move between them. */
export function RatingInput({ label, value, onChange, help, error, required }: RatingInputProps) {
  const translate = useTranslate();
  const name = useId();
  const [pointed, setPointed] = useState<number | null>(null);
  const shown = pointed ?? value ?? 0;
  const words = (rating: number) => translate('pickers.rating.stars', { smart_count: rating });
  return (
    <GroupField label={label} required={required} help={help} error={error}>
      {(ties) => (
        <div
          role="radiogroup"
          {...ties}
          aria-required={required}
          aria-invalid={error !== undefined || undefined}
          className={styles.stars}
          onPointerLeave={() => setPointed(null)}
        >
          {ratings.map((rating) => (
            <label
              key={rating}
              className={classes(styles.star, rating <= shown && styles.full)}
              onPointerEnter={({ pointerType }) => setPointed(pointerType === 'mouse' ? rating : null)}
            >
              <input
                type="radio"
                name={name}
                value={rating}
                aria-label={words(rating)}
                checked={rating === value}
                onChange={() => onChange(rating)}
                className={styles.radio}
              />
              <Icon name="star" size={20} filled />
            </label>
          ))}
          {shown > 0 && (
            <span aria-hidden="true" className={styles.words}>
              {words(shown)}
            </span>
          )}
        </div>
      )}
    </GroupField>
  );
}
