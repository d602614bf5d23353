import { getInitials } from '../lib/format/names';
import styles from './StoreAvatar.module.css';

/** Colored square with the site's initial, next to its name. The initial is CSS content, so that it isn't read aloud. */
export function StoreAvatar({ name }: { name: string }) {
  return <span className={styles.mark} data-letter={getInitials(name).slice(0, 1)} aria-hidden="true" />;
}
