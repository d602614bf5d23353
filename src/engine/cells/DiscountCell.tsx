import { chunkLongText } from '../../lib/format/chunkLongText';
import type { CellProps } from '../records/cell';
import { toDiscount } from '../records/values';
import styles from './cells.module.css';
import { useFormatDiscount } from './useFormatDiscount';

/** A discount as text. */
export function DiscountCell({ value, line }: CellProps) {
  const formatDiscount = useFormatDiscount();
  const discount = toDiscount(value);
  if (!discount) return null;
  return (
    <span dir="auto" className={`${styles[line]} ${styles.oneLine}`}>
      {chunkLongText(formatDiscount(discount))}
    </span>
  );
}
