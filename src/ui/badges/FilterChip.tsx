import { useTranslate } from 'ra-core';
import { Icon } from '../icons/Icon';
import styles from './FilterChip.module.css';

interface FilterChipProps {
  /** Name and value of the filter, such as 'Rating: 5, 4'. */
  label: string;
  /** Opens the filter. */
  onClick?: (() => void) | undefined;
  /** Removes the filter. If omitted, there is no remove button. */
  onRemove?: (() => void) | undefined;
}

/** An active filter that can be edited and removed. */
export function FilterChip({ label, onClick, onRemove }: FilterChipProps) {
  const translate = useTranslate();
  const content = <bdi>{label}</bdi>;
  return (
    <span className={styles.pill}>
      {onClick ? (
        <button type="button" className={styles.words} onClick={onClick}>
          {content}
        </button>
      ) : (
        <span className={styles.words}>{content}</span>
      )}
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={translate('ui.remove', { name: label })}
          onClick={onRemove}
        >
          <Icon name="close" />
        </button>
      )}
    </span>
  );
}
