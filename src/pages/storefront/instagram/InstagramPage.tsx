import { useTranslate } from 'ra-core';
import { toAppError } from '../../../../dataProvider/errors';
import { widgetPages } from '../../../../resources/widgetPages';
import type { Widget } from '../../../../resources/widgets';
import { ReadNotice } from '../../../engine/errors/ReadNotice';
import { EditorSkeleton } from '../../../engine/storefront/EditorSkeleton';
import { parseWidgetData } from '../../../engine/storefront/widgetData';
import { findWidget, useWidgets } from '../../../engine/storefront/widgetsQuery';
import { Banner } from '../../../ui/feedback/Banner';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Card } from '../../../ui/layout/Card';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { findInvalidNames } from '../widgets/editor/draftState';
import { EmbedCard } from '../widgets/editor/EmbedCard';
import { WidgetForm } from '../widgets/editor/WidgetForm';
import { InstagramHeader } from './InstagramHeader';

const type = 'instagram';

/** Settings of the Instagram feed: its source and layout, with a preview made of sample images. */
export function InstagramPage() {
  const translate = useTranslate();
  const { data: widgets, error, isPending, isFetching, refetch } = useWidgets();
  if (!widgets) {
    return (
      <>
        <PageHeader title={translate('shell.menu.instagram')} subtitle={translate('widgets.instagram.subtitle')} />
        {isPending ? (
          <EditorSkeleton />
        ) : (
          <ErrorState
            title={translate('theme.widgets.failed')}
            error={toAppError(error)}
            onRetry={() => void refetch()}
          />
        )}
      </>
    );
  }
  return (
    <>
      {error && (
        <ReadNotice
          tone="waiting"
          title={translate('ui.stale')}
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <FeedForm widgets={widgets} />
    </>
  );
}

function FeedForm({ widgets }: { widgets: readonly Widget[] }) {
  const translate = useTranslate();
  const widget = findWidget(widgets, type);
  return (
    <WidgetForm
      {...{ type, widget, widgets }}
      name={translate('shell.menu.instagram')}
      target={{ type, id: null }}
      draftName={`edit:widget.${type}`}
      previewText={translate('widgets.instagram.preview')}
      notice={<SourceNotice widget={widget} />}
      header={(edited) => <InstagramHeader widget={widget} edited={edited} />}
    >
      {widget && <EmbedCard widget={widget} />}
      <Card title={translate('widgets.instagram.limits.title')}>
        <p>{translate('widgets.instagram.limits.text')}</p>
      </Card>
    </WidgetForm>
  );
}

/** Says what to do while the published feed has no source. */
function SourceNotice({ widget }: { widget: Widget | null }) {
  const translate = useTranslate();
  const hasSource = findInvalidNames(widgetPages[type], parseWidgetData(widget?.data)).length === 0;
  if (hasSource) return null;
  return widget?.isEnabled === true ? (
    <Banner tone="waiting" title={translate('widgets.instagram.onWithoutSource')} />
  ) : (
    <Banner tone="info" title={translate('widgets.instagram.start')} />
  );
}
