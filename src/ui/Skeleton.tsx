import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths, or px. */
  width?: string | number | undefined;
  height?: string | number | undefined;
}

/** Stands where something will be; says nothing, so what waits for it should be aria-busy. */
export function Skeleton({ width = '100%', height = 12 }: SkeletonProps) {
  return <span aria-hidden="true" className={styles.skeleton} style={{ inlineSize: width, blockSize: height }} />;
}
