import { useTranslate } from 'ra-core';
import { Navigate, useParams } from 'react-router';
import { toAppError } from '../../../../dataProvider/errors';
import { widgetTypeOf } from '../../../../resources/widgetPages';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { Notice } from '../../../ui/Notice';
import { PageHeader } from '../../../ui/PageHeader';
import { EditorSkeleton } from './editor/EditorSkeleton';
import { WidgetEditor } from './editor/WidgetEditor';
import { UnknownWidget } from './UnknownWidget';
import { useWidgets, widgetOf } from './widgetsQuery';

/** Where all widgets are listed. */
const list = '/theme-editor/widgets';

/** The page of one widget, by the type that its address names. */
export default function WidgetEditorPage() {
  const { '*': type = '' } = useParams();
  if (type === '') return <Navigate to={list} replace />;
  // Nothing of one widget outlives the step to another.
  return <ReadWidget key={type} named={type} />;
}

function ReadWidget({ named }: { named: string }) {
  const translate = useTranslate();
  const { data: widgets, error, isPending, refetch } = useWidgets();
  const type = widgetTypeOf(named);
  const widget = widgets ? widgetOf(widgets, named) : null;
  if (widgets && type) {
    return (
      <>
        {error && <Notice tone="waiting">{translate('theme.widgets.stale')}</Notice>}
        <WidgetEditor type={type} widget={widget} widgets={widgets} />
      </>
    );
  }
  if (widget) return <UnknownWidget widget={widget} />;
  return (
    <>
      <PageHeader title={type ? translate(`theme.widgets.types.${type}`) : <bdi>{named}</bdi>} />
      {isPending && <EditorSkeleton />}
      {!isPending && !widgets && (
        <ErrorState
          title={translate('theme.widgets.failed')}
          error={toAppError(error)}
          onRetry={() => void refetch()}
        />
      )}
      {widgets && (
        <EmptyState
          title={translate('widgets.unknown.none')}
          text={translate('widgets.unknown.noneText')}
          action={<ButtonLink to={list}>{translate('widgets.all')}</ButtonLink>}
        />
      )}
    </>
  );
}
