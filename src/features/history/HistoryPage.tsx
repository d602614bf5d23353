import '../../../i18n/en/areas/history';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Button } from '../../ui/buttons/Button';
import { Banner } from '../../ui/feedback/Banner';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import cardStyles from '../../ui/layout/Card.module.css';
import rowStyles from '../../ui/layout/cardRows.module.css';
import { PageHeader } from '../../ui/layout/PageHeader';
import { HistoryGroupRow } from './HistoryGroupRow';
import { HistoryRow } from './HistoryRow';
import { useHistory } from './useHistory';

/** Number of rows that are added each time. */
const ROWS_STEP = 50;

/** The changes of the last 24 hours in this browser, with Undo. */
export default function HistoryPage() {
  const translate = useTranslate();
  const { groups, states, isStored, error, refetch } = useHistory();
  const [visibleCount, setVisibleCount] = useState(ROWS_STEP);
  return (
    <>
      <PageHeader title={translate('pages.history.title')} subtitle={translate('history.subtitle')} />
      <section className={cardStyles.sheet} aria-label={translate('pages.history.title')}>
        {!isStored && <Banner tone="info">{translate('history.notStored')}</Banner>}
        {error && <ErrorState title={translate('history.failed')} error={error} onRetry={refetch} />}
        {groups === null && !error && <Skeleton width="100%" height="120px" />}
        {groups?.length === 0 && (
          <EmptyState title={translate('list.state.empty')} text={translate('history.emptyText')} />
        )}
        {groups && groups.length > 0 && (
          <ul className={rowStyles.list}>
            {groups
              .slice(0, visibleCount)
              .map((group) =>
                group.length > 1 ? (
                  <HistoryGroupRow key={group.at(-1)?.id} group={group} states={states} />
                ) : (
                  <HistoryRow key={group[0].id} entry={group[0]} state={states.get(group[0].id) ?? 'final'} />
                ),
              )}
          </ul>
        )}
        {groups && groups.length > visibleCount && (
          <Button onClick={() => setVisibleCount(visibleCount + ROWS_STEP)}>{translate('history.older')}</Button>
        )}
      </section>
    </>
  );
}
