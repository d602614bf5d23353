import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { ReadFailure } from '../../../engine/errors/ReadNotice';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import { EditorSkeleton } from '../EditorPanes';
import { useWidgets } from '../widgetsQuery';

interface WidgetPlaceholderProps {
  /** Title of the page. */
  title: ReactNode;
  /** URL of the list that the widget would be in. */
  listUrl: string;
}

/** Shown in place of a widget while the widgets are loaded, if they can't be loaded, or if it isn't one of them. */
export function WidgetPlaceholder({ title, listUrl }: WidgetPlaceholderProps) {
  const translate = useTranslate();
  const query = useWidgets();
  const { data: widgets, isPending } = query;
  return (
    <>
      <PageHeader title={title} />
      {isPending && <EditorSkeleton />}
      {!widgets && <ReadFailure title={translate('theme.widgets.failed')} read={query} />}
      {widgets && (
        <EmptyState
          title={translate('widgets.unknown.none')}
          text={translate('widgets.unknown.noneText')}
          action={<ButtonLink to={listUrl}>{translate('widgets.all')}</ButtonLink>}
        />
      )}
    </>
  );
}
