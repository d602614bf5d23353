import styles from '../../../ui/icons/Icon.module.css';
import { getPartIcon } from '../../storefront/renderPartIcon';

/** The icon of a task or reward type, as in the store. Decorative. */
export function PartIcon({ type }: { type: string | null }) {
  const { path, grid } = getPartIcon(type);
  return (
    <svg
      className={styles.icon}
      width={18}
      height={18}
      viewBox={`0 0 ${grid} ${grid}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
