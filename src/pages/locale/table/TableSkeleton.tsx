import { Skeleton } from '../../../ui/Skeleton';
import sheets from '../../../ui/sheet.module.css';

/** Stands where the texts will be. */
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
