import { useTranslate } from 'ra-core';
import { classes } from '../../../ui/classes';
import { Skeleton } from '../../../ui/Skeleton';
import sheets from '../../../ui/sheet.module.css';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import styles from './programs.module.css';

/** Stands where the programmes will be, in their shape. */
export function ProgramsSkeleton() {
  const translate = useTranslate();
  return (
    <div aria-busy="true" className={styles.list}>
      <VisuallyHidden>{translate('list.state.loading', { name: translate('pages.loyalty.title') })}</VisuallyHidden>
      {[180, 140].map((width) => (
        <div key={width} className={classes(sheets.sheet, styles.card)}>
          <div className={styles.head}>
            <Skeleton width={width} height={20} />
          </div>
          <div className={styles.figures}>
            {Array.from({ length: 5 }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike, and none of them moves.
              <div key={place} className={styles.figure}>
                <Skeleton width={80} />
                <Skeleton width={120} height={20} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
