import { Suspense } from 'react';
import { withWords } from '../../../../i18n/words';
import { classes } from '../../../ui/classes';
import { lazyPart } from '../../../ui/lazyPart';
import { Skeleton } from '../../../ui/Skeleton';
import sheets from '../../../ui/sheet.module.css';
import type { EditedProgram } from './editedProgram';
import styles from './editor.module.css';

const CostSummary = lazyPart(() => withWords('costs', () => import('../costs/CostSummary')));
const ShopperView = lazyPart(() => withWords(['preview', 'previewFrame'], () => import('../preview/ShopperView')));
const Findings = lazyPart(() => withWords('lint', () => import('../lint/Findings')));

/** What stands beside the forms: what may be wrong with the programme, what it costs, and what the shopper sees. */
export function Beside({ edited }: { edited: EditedProgram }) {
  return (
    <div className={classes(styles.stack, styles.beside)}>
      <Suspense fallback={<Waiting height={96} />}>
        <Findings {...edited} />
      </Suspense>
      <Suspense fallback={<Waiting height={128} />}>
        <CostSummary {...edited} />
      </Suspense>
      <div className={styles.seen}>
        <Suspense fallback={<Waiting height={480} />}>
          <ShopperView {...edited} />
        </Suspense>
      </div>
    </div>
  );
}

function Waiting({ height }: { height: number }) {
  return (
    <div aria-busy="true" className={sheets.sheet}>
      <Skeleton width="50%" height={20} />
      <Skeleton height={height} />
    </div>
  );
}
