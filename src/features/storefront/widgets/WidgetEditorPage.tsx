import { useTranslate } from 'ra-core';
import { memo, Suspense, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { findWidgetType, type WidgetType, widgetPages, widgetTypes } from '../../../../resources/widgetPages';
import type { Widget } from '../../../../resources/widgets';
import type { EditSession } from '../../../engine/editing/useEditSession';
import { Banner } from '../../../ui/feedback/Banner';
import { Select } from '../../../ui/inputs/Select';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { lazyDialog } from '../../../ui/lazy/lazyDialog';
import { Menu } from '../../../ui/overlays/Menu';
import { RemoveWidgetDialog } from '../RemoveWidgetDialog';
import { useWidgetSwitch } from '../useWidgetSwitch';
import { WidgetSwitch } from '../WidgetSwitch';
import type { WidgetData } from '../widgetData';
import { findWidget, useWidgets } from '../widgetsQuery';
import { useResetEntry } from './editor/useResetEntry';
import { WidgetForm } from './editor/WidgetForm';
import { WidgetPlaceholder } from './WidgetPlaceholder';
import { buildWidgetUrl } from './widgetUrl';

/** URL of the widget list. */
const widgetListUrl = '/theme-editor/widgets';

/** Page of one widget. The URL contains the widget type. */
export function WidgetEditorPage() {
  const { '*': type = '' } = useParams();
  if (type === '') return <Navigate to={widgetListUrl} replace />;
  // Reset all state when switching to another widget.
  return <WidgetLoader key={type} typeName={type} />;
}

function WidgetLoader({ typeName }: { typeName: string }) {
  const translate = useTranslate();
  const { data: widgets, error } = useWidgets();
  const type = findWidgetType(typeName);
  const widget = widgets ? findWidget(widgets, typeName) : null;
  if (widgets && type) {
    return (
      <>
        {error && <Banner tone="waiting">{translate('ui.stale')}</Banner>}
        <WidgetEditor type={type} widget={widget} widgets={widgets} />
      </>
    );
  }
  if (widget) return <Navigate to={buildWidgetUrl(widget)} replace />;
  const title = type ? translate(`theme.widgets.types.${type}`) : <bdi>{typeName}</bdi>;
  return <WidgetPlaceholder title={title} listUrl={widgetListUrl} />;
}

interface WidgetEditorProps {
  type: WidgetType;
  /** Null if the store has no widget of this type yet. */
  widget: Widget | null;
  widgets: readonly Widget[];
}

/** Editor of a type of which a store has one widget. */
function WidgetEditor({ type, widget, widgets }: WidgetEditorProps) {
  const translate = useTranslate();
  const name = translate(`theme.widgets.types.${type}`);
  return (
    <WidgetForm
      {...{ type, name, widget, widgets }}
      page={widgetPages[type]}
      target={{ type, id: null }}
      draftName={`edit:widget.${type}`}
      header={(edited) => <EditorHeader {...{ type, name, widget, widgets, edited }} />}
    />
  );
}

const CopyStyleDialog = lazyDialog(async () => ({
  default: (await import('./editor/CopyStyleDialog')).CopyStyleDialog,
}));

interface EditorHeaderProps {
  type: WidgetType;
  name: string;
  widget: Widget | null;
  widgets: readonly Widget[];
  edited: Pick<EditSession<WidgetData>, 'latest' | 'change' | 'undo' | 'revert'>;
}

/** Page header of the widget editor: title, widget switcher, on/off switch and actions. */
const EditorHeader = memo(function EditorHeader({ type, name, widget, widgets, edited }: EditorHeaderProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const switchState = useWidgetSwitch(type, widget, name);
  const [openDialog, setOpenDialog] = useState<'copy' | 'remove' | null>(null);
  const page = widgetPages[type];
  const close = () => setOpenDialog(null);
  const reset = useResetEntry(page, edited);
  const entries = [
    reset,
    ...('corners' in (page.controls.style ?? {}) && type !== 'BasicTheme'
      ? [{ key: 'copy', label: translate('widgets.copy.button'), onSelect: () => setOpenDialog('copy') }]
      : []),
    ...(widget
      ? [
          {
            key: 'remove',
            danger: true,
            label: translate('widgets.remove.button'),
            onSelect: () => setOpenDialog('remove'),
          },
        ]
      : []),
  ];
  return (
    <>
      <PageHeader
        title={name}
        subtitle={translate(`theme.widgets.types.${type}Text`)}
        actions={
          <>
            <Select
              label={translate('widgets.go')}
              value={type}
              options={widgetTypes.map((value) => ({ value, label: translate(`theme.widgets.types.${value}`) }))}
              onChange={(next) => void navigate(`/widget-editor/${next}`)}
            />
            {page.placement !== 'everywhere' && <WidgetSwitch {...switchState} name={name} />}
            <Menu label={translate('widgets.more')} icon="more" align="end" entries={entries} />
          </>
        }
      />
      <Suspense>
        {openDialog === 'copy' && (
          <CopyStyleDialog {...{ type, name, widgets }} data={edited.latest()} onClose={close} />
        )}
      </Suspense>
      {openDialog === 'remove' && widget && (
        <RemoveWidgetDialog
          widget={widget}
          name={name}
          onClose={close}
          onRemoved={() => {
            edited.revert();
            void navigate('/theme-editor/widgets');
          }}
        />
      )}
    </>
  );
});
