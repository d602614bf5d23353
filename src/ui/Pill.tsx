import { useTranslate } from 'ra-core';
import { Icon } from './Icon';
import styles from './Pill.module.css';

interface PillProps {
  /** What is chosen, such as 'Rating: 5, 4'. */
  label: string;
  /** Opens what the pill stands for. */
  onClick?: (() => void) | undefined;
  /** Takes it away; without it there is no cross. */
  onRemove?: (() => void) | undefined;
}

/** A chosen filter, which can be changed and taken away. */
export function Pill({ label, onClick, onRemove }: PillProps) {
  const translate = useTranslate();
  const words = <bdi>{label}</bdi>;
  return (
    <span className={styles.pill}>
      {onClick ? (
        <button type="button" className={styles.words} onClick={onClick}>
          {words}
        </button>
      ) : (
        <span className={styles.words}>{words}</span>
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
