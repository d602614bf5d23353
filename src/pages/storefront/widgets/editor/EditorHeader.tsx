import { useTranslate } from 'ra-core';
import { memo, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { type WidgetType, widgetPages, widgetTypes } from '../../../../../resources/widgetPages';
import type { Widget } from '../../../../../resources/widgets';
import type { EditSession } from '../../../../engine/editing/useEditSession';
import { RemoveWidgetDialog } from '../../../../engine/storefront/RemoveWidgetDialog';
import { useWidgetSwitch } from '../../../../engine/storefront/useWidgetSwitch';
import { WidgetSwitch } from '../../../../engine/storefront/WidgetSwitch';
import type { WidgetData } from '../../../../engine/storefront/widgetData';
import { Select } from '../../../../ui/inputs/Select';
import { PageHeader } from '../../../../ui/layout/PageHeader';
import { lazyDialog } from '../../../../ui/lazy/lazyDialog';
import { Menu } from '../../../../ui/overlays/Menu';
import { useResetEntry } from './useResetEntry';

const CopyStyleDialog = lazyDialog(async () => ({ default: (await import('./CopyStyleDialog')).CopyStyleDialog }));

interface EditorHeaderProps {
  type: WidgetType;
  name: string;
  widget: Widget | null;
  widgets: readonly Widget[];
  edited: Pick<EditSession<WidgetData>, 'latest' | 'change' | 'undo' | 'revert'>;
}

/** Page header of the widget editor: title, widget switcher, on/off switch and actions. */
export const EditorHeader = memo(function EditorHeader({ type, name, widget, widgets, edited }: EditorHeaderProps) {
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
