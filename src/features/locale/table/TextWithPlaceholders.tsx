import { placeholder } from '../../../../resources/storefront/shopperTextShape';
import styles from './TextLine.module.css';

/** Text with highlighted placeholders. */
export function TextWithPlaceholders({ text }: { text: string }) {
  const parts = text.split(new RegExp(`(${placeholder.source.replace(/\((?!\?)/g, '(?:')})`, 'g'));
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no ids.
      <bdi key={index} className={styles.value}>
        {part}
      </bdi>
    ) : (
      part
    ),
  );
}
