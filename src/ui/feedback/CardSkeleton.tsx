import { classes } from '../classes';
import cardStyles from '../layout/Card.module.css';
import rowStyles from '../layout/cardRows.module.css';
import flowStyles from '../layout/flow.module.css';
import { Skeleton } from './Skeleton';

interface CardSkeletonProps {
  /** Height in px of a chart, a preview or inputs below the title. */
  height?: number;
  /** Number of rows below the title. */
  rows?: number;
}

/** Loading placeholder of a titled card. */
export function CardSkeleton({ height, rows = 0 }: CardSkeletonProps) {
  return (
    <div aria-busy="true" className={cardStyles.sheet}>
      <Skeleton width="40%" height={20} />
      {height !== undefined && <Skeleton height={height} />}
      {rows > 0 && <RowsSkeleton count={rows} />}
    </div>
  );
}

/** Loading placeholder of the rows in a card: each has a name above its details, and a control at the end. */
export function RowsSkeleton({ count }: { count: number }) {
  return (
    <div aria-busy="true" className={rowStyles.list}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are identical and never move.
        <div key={index} className={rowStyles.row}>
          <div className={classes(rowStyles.name, flowStyles.rows2)}>
            <Skeleton width="40%" height={14} />
            <Skeleton width="60%" />
          </div>
          <Skeleton width={64} height={24} />
        </div>
      ))}
    </div>
  );
}
