import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { toAppError } from '../../../../../dataProvider/errors';
import { isOtherWidget } from '../../../../../resources/widgetPages';
import type { Widget } from '../../../../../resources/widgets';
import { ReadNotice } from '../../../../engine/errors/ReadNotice';
import { useWidgets } from '../../../../engine/storefront/widgetsQuery';
import { Button } from '../../../../ui/buttons/Button';
import { EmptyState } from '../../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../../ui/feedback/ErrorState';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { Card } from '../../../../ui/layout/Card';
import { PageHeader } from '../../../../ui/layout/PageHeader';
import { lazyDialog } from '../../../../ui/lazy/lazyDialog';
import { AddWidgetCard } from '../create/AddWidgetCard';
import styles from '../otherWidgets.module.css';
import { OtherWidgetRow } from './OtherWidgetRow';
import { WidgetPagesCard } from './WidgetPagesCard';

const ImportWidgetDialog = lazyDialog(() => import('../transfer/ImportWidgetDialog'));

/** All widgets of the store with their purpose and state, and the types to add. */
export function WidgetGallery() {
  const translate = useTranslate();
  const { data: widgets, error, isPending, isFetching, refetch } = useWidgets();
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <PageHeader
        title={translate('shell.menu.other-widgets')}
        subtitle={translate('otherWidgets.subtitle')}
        actions={
          <Button icon="upload" onClick={() => setImporting(true)}>
            {translate('otherWidgets.import.button')}
          </Button>
        }
      />
      <div className={styles.stack}>
        {isPending && <Skeleton height={480} />}
        {!isPending && !widgets && (
          <ErrorState
            title={translate('theme.widgets.failed')}
            error={toAppError(error)}
            onRetry={() => void refetch()}
          />
        )}
        {widgets && error && (
          <ReadNotice
            tone="waiting"
            title={translate('ui.stale')}
            error={error}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {widgets && (
          <>
            <OtherWidgetsCard widgets={widgets.filter(isOtherWidget)} />
            <AddWidgetCard widgets={widgets} />
            <WidgetPagesCard widgets={widgets} />
          </>
        )}
      </div>
      <Suspense>{isImporting && <ImportWidgetDialog onClose={() => setImporting(false)} />}</Suspense>
    </>
  );
}

function OtherWidgetsCard({ widgets }: { widgets: readonly Widget[] }) {
  const translate = useTranslate();
  return (
    <Card title={translate('otherWidgets.list.title')}>
      {widgets.length === 0 ? (
        <EmptyState title={translate('list.state.empty')} text={translate('otherWidgets.list.none')} />
      ) : (
        <ul className={styles.list}>
          {widgets.map((widget) => (
            <OtherWidgetRow key={widget._id} widget={widget} />
          ))}
        </ul>
      )}
    </Card>
  );
}
