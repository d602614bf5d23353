import { Skeleton } from '../../ui/feedback/Skeleton';
import { PageLink } from '../../ui/navigation/PageLink';
import styles from './analytics.module.css';

interface NumberListProps {
  items: readonly { key: string; label: string; value: string; isLoading: boolean; to: string }[];
}

/** Labeled numbers that link to their lists. */
export function NumberList({ items }: NumberListProps) {
  return (
    <ul aria-busy={items.some(({ isLoading }) => isLoading)} className={styles.numbers}>
      {items.map(({ key, label, value, isLoading, to }) => (
        <li key={key}>
          <PageLink to={to} className={styles.number}>
            <span>{label}</span>
            {isLoading ? <Skeleton width={56} height={16} /> : <bdi>{value}</bdi>}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
