import { Skeleton } from '../../../ui/feedback/Skeleton';
import sheets from '../../../ui/layout/Card.module.css';
import styles from './editor.module.css';

/** Loading placeholder of the program editor. */
export function EditorSkeleton() {
  return (
    <div aria-busy="true" className={styles.columns}>
      <div className={styles.stack}>
        {[1, 2].map((list) => (
          <div key={list} className={sheets.sheet}>
            <Skeleton width="30%" height={22} />
            <Skeleton height={64} />
            <Skeleton height={64} />
            <Skeleton height={64} />
          </div>
        ))}
      </div>
      <div className={sheets.sheet}>
        <Skeleton height={180} />
      </div>
    </div>
  );
}
