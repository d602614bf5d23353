import { Skeleton } from '../../ui/feedback/Skeleton';
import sheets from '../../ui/layout/Card.module.css';
import styles from './EditorPanes.module.css';

/** Loading placeholder of an editor with a preview. */
export function EditorSkeleton() {
  return (
    <div aria-busy="true" className={styles.columns}>
      <div className={sheets.sheet}>
        <Skeleton width="40%" height={22} />
        <Skeleton height={220} />
      </div>
      <div className={sheets.sheet}>
        <Skeleton height={520} />
      </div>
    </div>
  );
}
