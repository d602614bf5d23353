import '../../../i18n/en/areas/pickers';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { classes } from '../../ui/classes';
import { GroupField } from '../../ui/form/GroupField';
import { Icon } from '../../ui/icons/Icon';
import { type InputProps, toFieldProps } from './inputProps';
import styles from './RatingInput.module.css';

const ratings = [1, 2, 3, 4, 5] as const;

interface StarsProps {
  label: string;
  /** 1 to 5, or null if not set. */
  value: number | null;
  onChange: (rating: number) => void;
  help?: string | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
}

/** Star rating input, implemented as a radio group. Needs the messages of `pickers`. */
export function Stars({ label, value, onChange, help, error, required }: StarsProps) {
  const translate = useTranslate();
  const name = useId();
  const [hoveredRating, setHoveredRating] = useState<number | null>(null);
  const visibleRating = hoveredRating ?? value ?? 0;
  const formatRating = (rating: number) => translate('pickers.rating.stars', { smart_count: rating });
  return (
    <GroupField label={label} required={required} help={help} error={error}>
      {(ariaProps) => (
        <div
          role="radiogroup"
          {...ariaProps}
          aria-required={required}
          aria-invalid={error !== undefined || undefined}
          className={styles.stars}
          onPointerLeave={() => setHoveredRating(null)}
        >
          {ratings.map((rating) => (
            <label
              key={rating}
              className={classes(styles.star, rating <= visibleRating && styles.full)}
              onPointerEnter={({ pointerType }) => setHoveredRating(pointerType === 'mouse' ? rating : null)}
            >
              <input
                type="radio"
                name={name}
                value={rating}
                aria-label={formatRating(rating)}
                checked={rating === value}
                onChange={() => onChange(rating)}
                className={styles.radio}
              />
              <Icon name="star" size={20} filled />
            </label>
          ))}
          {visibleRating > 0 && (
            <span aria-hidden="true" className={styles.words}>
              {formatRating(visibleRating)}
            </span>
          )}
        </div>
      )}
    </GroupField>
  );
}

/** Field of a rating. */
export default function RatingInput(props: InputProps<'rating'>) {
  return <Stars {...toFieldProps(props)} value={typeof props.value === 'number' ? props.value : null} />;
}
