import { initials } from '../lib/names';
import styles from './ShopMark.module.css';

/** The square that stands for a shop; its name stands beside it. Its letter is drawn by the style: it is no text. */
export function ShopMark({ name }: { name: string }) {
  return <span className={styles.mark} data-letter={initials(name).slice(0, 1)} aria-hidden="true" />;
}
