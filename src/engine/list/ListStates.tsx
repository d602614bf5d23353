import { useTranslate } from 'ra-core';
import { type ReactNode, useRef } from 'react';
import type { AppError } from '../../../dataProvider/errors';
import type { Entity } from '../../../resources/entity';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { useKeepFocus } from '../../ui/useKeepFocus';
import { useEntityWords } from '../words';
import { fromFirstPage } from './address';
import { useListView } from './ListViewContext';
import { firstRow } from './rowFocus';

/** Nothing there, or nothing that matches: the second offers to clear the filter (LIST-04). */
export function ListEmpty(props: { filtered: boolean }) {
  return (
    <Kept>
      <Empty {...props} />
    </Kept>
  );
}

function Empty({ filtered }: { filtered: boolean }) {
  const { entity, address, go } = useListView();
  const translate = useTranslate();
  const name = useEntityWords(entity).name(2).toLocaleLowerCase();
  if (isWaitingView(entity, address.filters)) {
    return (
      <EmptyState
        title={translate('list.state.nothingWaits')}
        text={translate('list.state.nothingWaitsText', { name })}
        action={
          <Button onClick={() => go(fromFirstPage(address, { filters: {} }))}>
            {translate('list.state.showAll', { name })}
          </Button>
        }
      />
    );
  }
  if (!filtered) {
    return <EmptyState title={translate('list.state.empty')} text={translate('list.state.emptyText', { name })} />;
  }
  return (
    <EmptyState
      title={translate('list.state.noResult')}
      text={translate('list.state.noResultText', { name })}
      action={
        <Button onClick={() => go(fromFirstPage(address, { filters: {} }))}>{translate('list.filter.clear')}</Button>
      }
    />
  );
}

/** Whether these filters show what waits for the merchant, and nothing else: then an empty list is good news. */
function isWaitingView({ list }: Entity, filters: Readonly<Record<string, string>>): boolean {
  const view = Object.entries(list.views[list.waiting ?? ''] ?? {});
  return (
    view.length > 0 &&
    view.length === Object.keys(filters).length &&
    view.every(([name, value]) => filters[name] === value)
  );
}

/** The rows could not be read: says why, and offers to try again. */
export function ListFailed({ error }: { error: AppError }) {
  const { entity, refetch } = useListView();
  const translate = useTranslate();
  const words = useEntityWords(entity);
  return (
    <Kept>
      <ErrorState title={translate('list.state.failed', { name: words.name(2) })} error={error} onRetry={refetch} />
    </Kept>
  );
}

/** The button that was pressed goes when the rows come: the focus does not go with it. */
function Kept({ children }: { children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  useKeepFocus(region, firstRow);
  return (
    <div ref={region} tabIndex={-1}>
      {children}
    </div>
  );
}
