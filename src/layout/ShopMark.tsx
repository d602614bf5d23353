import { initials } from '../lib/names';
import styles from './ShopMark.module.css';

/** The square that stands for a shop; its name stands beside it. */
export function ShopMark({ name }: { name: string }) {
  return (
    <span className={styles.mark} aria-hidden="true">
      {initials(name).slice(0, 1)}
    </span>
  );
}
