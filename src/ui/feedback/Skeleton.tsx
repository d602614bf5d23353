import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** CSS length, or a number of px. */
  width?: string | number | undefined;
  height?: string | number | undefined;
}

/** Loading placeholder, hidden from screen readers. Set `aria-busy` on the surrounding element. */
export function Skeleton({ width = '100%', height = 12 }: SkeletonProps) {
  return <span aria-hidden="true" className={styles.skeleton} style={{ inlineSize: width, blockSize: height }} />;
}
