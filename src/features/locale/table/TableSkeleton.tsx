import { Skeleton } from '../../../ui/feedback/Skeleton';
import sheets from '../../../ui/layout/Card.module.css';

/** Loading placeholder of the text table. */
export function TableSkeleton() {
  return (
    <div aria-busy="true" className={sheets.sheet}>
      <Skeleton width="40%" height={22} />
      {[1, 2, 3, 4, 5, 6].map((line) => (
        <Skeleton key={line} height={52} />
      ))}
    </div>
  );
}
