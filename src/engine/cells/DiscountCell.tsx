import { inPieces } from '../../lib/inPieces';
import type { CellProps } from './cell';
import styles from './cells.module.css';
import { useDiscountWords } from './useDiscountWords';
import { asDiscount } from './values';

/** A discount in words. */
export function DiscountCell({ value, line }: CellProps) {
  const words = useDiscountWords();
  const discount = asDiscount(value);
  if (!discount) return null;
  return (
    <span dir="auto" className={`${styles[line]} ${styles.oneLine}`}>
      {inPieces(words(discount))}
    </span>
  );
}
