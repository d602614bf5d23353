import { placeholder } from '../../../../resources/storefront/shopperTextShape';
import styles from './TextLine.module.css';

/** A text in which the places of values stand out. */
export function WithValues({ text }: { text: string }) {
  const parts = text.split(new RegExp(`(${placeholder.source.replace(/\((?!\?)/g, '(?:')})`, 'g'));
  return parts.map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other names.
      <bdi key={place} className={styles.value}>
        {part}
      </bdi>
    ) : (
      part
    ),
  );
}
