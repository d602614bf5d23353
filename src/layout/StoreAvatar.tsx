import { getInitials } from '../lib/format/names';
import styles from './StoreAvatar.module.css';

/** Square in a color of the site, with its initial, next to its name. The initial is CSS content, so that it isn't read aloud. */
export function StoreAvatar({ _id, name }: { _id: string; name: string }) {
  // Multiplied, so that similar ids differ in color.
  const hue = [..._id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 0);
  return (
    <span
      className={styles.mark}
      style={{ backgroundColor: `hsl(${hue} 50% 30%)` }}
      data-letter={getInitials(name).slice(0, 1)}
      aria-hidden="true"
    />
  );
}
