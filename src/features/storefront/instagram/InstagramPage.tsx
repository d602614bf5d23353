import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { widgetPages } from '../../../../resources/widgetPages';
import type { Widget } from '../../../../resources/widgets';
import type { EditSession } from '../../../engine/editing/useEditSession';
import { ReadFailure } from '../../../engine/errors/ReadNotice';
import { Banner } from '../../../ui/feedback/Banner';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Menu } from '../../../ui/overlays/Menu';
import { EditorSkeleton } from '../EditorPanes';
import { RemoveWidgetDialog } from '../RemoveWidgetDialog';
import { useWidgetSwitch } from '../useWidgetSwitch';
import { WidgetSwitch } from '../WidgetSwitch';
import { parseWidgetData, type WidgetData } from '../widgetData';
import { findInvalidNames } from '../widgets/editor/draftState';
import { EmbedCard } from '../widgets/editor/EmbedCard';
import { useResetEntry } from '../widgets/editor/useResetEntry';
import { WidgetForm } from '../widgets/editor/WidgetForm';
import { findWidget, useWidgets } from '../widgetsQuery';

const type = 'instagram';

/** Settings of the Instagram feed: its source and layout, with a preview made of sample images. */
export function InstagramPage() {
  const translate = useTranslate();
  const query = useWidgets();
  const { data: widgets } = query;
  if (!widgets) {
    return (
      <>
        <PageHeader title={translate('shell.menu.instagram')} subtitle={translate('widgets.instagram.subtitle')} />
        {query.isPending && <EditorSkeleton />}
        <ReadFailure title={translate('theme.widgets.failed')} read={query} />
      </>
    );
  }
  return (
    <>
      <ReadFailure title={translate('theme.widgets.failed')} read={query} />
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
      page={widgetPages[type]}
      name={translate('shell.menu.instagram')}
      target={{ type, id: null }}
      draftName={`edit:widget.${type}`}
      previewText={translate('widgets.instagram.preview')}
      notice={
        <>
          <Banner tone="info" title={translate('widgets.instagram.limits.title')}>
            {translate('widgets.instagram.limits.text')}
          </Banner>
          <SourceNotice widget={widget} />
        </>
      }
      header={(edited) => <InstagramHeader widget={widget} edited={edited} />}
    >
      {widget && <EmbedCard widget={widget} />}
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

interface InstagramHeaderProps {
  /** Null if the store has no feed yet. */
  widget: Widget | null;
  edited: Pick<EditSession<WidgetData>, 'change' | 'undo' | 'revert'>;
}

/** Page header of the feed: switch and actions. */
function InstagramHeader({ widget, edited }: InstagramHeaderProps) {
  const translate = useTranslate();
  const [isRemoving, setRemoving] = useState(false);
  const name = translate('shell.menu.instagram');
  const switchState = useWidgetSwitch('instagram', widget, name);
  const reset = useResetEntry(widgetPages.instagram, edited);
  const removeEntry = {
    key: 'remove',
    danger: true,
    label: translate('widgets.remove.button'),
    onSelect: () => setRemoving(true),
  };
  return (
    <>
      <PageHeader
        title={name}
        subtitle={translate('widgets.instagram.subtitle')}
        actions={
          <>
            <WidgetSwitch {...switchState} name={name} />
            <Menu
              label={translate('widgets.more')}
              icon="more"
              align="end"
              entries={widget ? [reset, removeEntry] : [reset]}
            />
          </>
        }
      />
      {isRemoving && widget && (
        <RemoveWidgetDialog widget={widget} name={name} onClose={() => setRemoving(false)} onRemoved={edited.revert} />
      )}
    </>
  );
}
