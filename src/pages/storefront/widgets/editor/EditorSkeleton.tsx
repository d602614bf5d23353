import { Skeleton } from '../../../../ui/Skeleton';
import sheets from '../../../../ui/sheet.module.css';
import styles from '../widgets.module.css';

/** Stands where the editor will be. */
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
