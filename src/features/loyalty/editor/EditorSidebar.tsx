import { memo, Suspense } from 'react';
import { classes } from '../../../ui/classes';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import sheets from '../../../ui/layout/Card.module.css';
import { lazyPart } from '../../../ui/lazy/lazyPart';
import type { EditedProgram } from './editedProgram';
import styles from './editor.module.css';

const CostSummary = lazyPart(() => import('../costs/CostSummary'));
const ShopperView = lazyPart(() => import('../preview/ShopperView'));
const LintFindings = lazyPart(() => import('../lint/LintFindings'));

/** Sidebar next to the forms: lint findings, cost summary, and shopper preview. Memoized: a deferred `edited` keeps typing fast. */
export const EditorSidebar = memo(function EditorSidebar({ edited }: { edited: EditedProgram }) {
  return (
    <div className={classes(styles.stack, styles.sidebar)}>
      <Suspense fallback={<CardSkeleton height={96} />}>
        <LintFindings {...edited} />
      </Suspense>
      <Suspense fallback={<CardSkeleton height={128} />}>
        <CostSummary {...edited} />
      </Suspense>
      <div className={styles.preview}>
        <Suspense fallback={<CardSkeleton height={480} />}>
          <ShopperView {...edited} />
        </Suspense>
      </div>
    </div>
  );
});

function CardSkeleton({ height }: { height: number }) {
  return (
    <div aria-busy="true" className={sheets.sheet}>
      <Skeleton width="50%" height={20} />
      <Skeleton height={height} />
    </div>
  );
}
