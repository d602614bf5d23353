import { useTranslate } from 'ra-core';
import { Button } from '../../ui/buttons/Button';
import { useAsyncAction } from '../../ui/buttons/useAsyncAction';
import { Banner } from '../../ui/feedback/Banner';
import { Card } from '../../ui/layout/Card';
import rowStyles from '../../ui/layout/cardRows.module.css';
import { RelativeTime } from '../../ui/text/RelativeTime';
import { useListText } from '../../ui/text/useListText';
import type { CopyRun } from './copyRunStore';

interface RecentCopiesProps {
  runs: readonly CopyRun[];
  isStored: boolean;
  onUndo: (run: CopyRun) => Promise<void>;
}

/** The copies to the current store in the last 24 hours, with Undo. */
export function RecentCopies({ runs, isStored, onUndo }: RecentCopiesProps) {
  const translate = useTranslate();
  if (runs.length === 0) return null;
  return (
    <Card title={translate('copy.recent.title')}>
      {!isStored && <Banner tone="info">{translate('copy.recent.notStored')}</Banner>}
      <ul className={rowStyles.list}>
        {runs.map((run) => (
          <RecentCopy key={run.id} run={run} onUndo={onUndo} />
        ))}
      </ul>
    </Card>
  );
}

function RecentCopy({ run: copied, onUndo }: { run: CopyRun; onUndo: RecentCopiesProps['onUndo'] }) {
  const translate = useTranslate();
  const listText = useListText();
  const { isPending, run } = useAsyncAction(() => onUndo(copied));
  const { from, changes, at, isUndone } = copied;
  const text = translate('copy.recent.text', { smart_count: changes.length, store: from });
  const kinds = [...new Set(changes.map(({ kind }) => kind))];
  return (
    <li className={rowStyles.row}>
      <div className={rowStyles.name}>
        <span className={rowStyles.strong}>{text}</span>
        <div className={rowStyles.small}>
          {listText(kinds.map((kind) => translate(`copy.kinds.${kind}`)))} ·{' '}
          <RelativeTime instant={new Date(at).toISOString()} />
        </div>
      </div>
      <div className={rowStyles.actions}>
        {isUndone ? (
          <span className={rowStyles.muted}>{translate('copy.recent.undone')}</span>
        ) : (
          <Button size="small" busy={isPending} aria-label={translate('copy.recent.undoOf', { text })} onClick={run}>
            {translate('list.action.undo')}
          </Button>
        )}
      </div>
    </li>
  );
}
