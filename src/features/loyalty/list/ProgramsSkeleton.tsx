import { useTranslate } from 'ra-core';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import sheets from '../../../ui/layout/Card.module.css';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import styles from './programs.module.css';

/** Loading placeholder of the program list. */
export function ProgramsSkeleton() {
  const translate = useTranslate();
  return (
    <div aria-busy="true" className={styles.list}>
      <VisuallyHidden>{translate('list.state.loading', { name: translate('pages.loyalty.title') })}</VisuallyHidden>
      {[180, 140].map((width) => (
        <div key={width} className={sheets.sheet}>
          <div className={styles.head}>
            <Skeleton width={width} height={20} />
          </div>
          <div className={styles.figures}>
            {Array.from({ length: 5 }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the items are identical and never move.
              <div key={index} className={styles.figure}>
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
