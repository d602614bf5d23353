import { useTranslate } from 'ra-core';
import { memo, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { type WidgetType, widgetPages, widgetTypes } from '../../../../../resources/widgetPages';
import type { Widget } from '../../../../../resources/widgets';
import type { Edited } from '../../../../engine/editing/useEdited';
import { lazyDialog } from '../../../../ui/lazyDialog';
import { Menu } from '../../../../ui/Menu';
import { PageHeader } from '../../../../ui/PageHeader';
import { Select } from '../../../../ui/Select';
import { useToast } from '../../../../ui/toastContext';
import { RemoveWidget } from '../RemoveWidget';
import { useWidgetSwitch } from '../save/useWidgetSwitch';
import { WidgetSwitch } from '../WidgetSwitch';
import { atFirst, type WidgetData } from '../widgetData';

const CopyStyle = lazyDialog(async () => ({ default: (await import('./CopyStyle')).CopyStyle }));

interface EditorHeadProps {
  type: WidgetType;
  name: string;
  widget: Widget | null;
  widgets: readonly Widget[];
  edited: Pick<Edited<WidgetData>, 'latest' | 'change' | 'undo' | 'revert'>;
}

/** The name of the widget, whether it is on, the way to the others, and what can be done with it as a whole. */
export const EditorHead = memo(function EditorHead({ type, name, widget, widgets, edited }: EditorHeadProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const toast = useToast();
  const state = useWidgetSwitch(type, widget, name);
  const [open, setOpen] = useState<'copy' | 'remove' | null>(null);
  const page = widgetPages[type];
  const close = () => setOpen(null);
  const reset = () => {
    edited.change((now) => atFirst(now, page));
    toast({
      tone: 'info',
      text: translate('widgets.reset.done'),
      action: { label: translate('editing.undo'), run: edited.undo },
    });
  };
  const entries = [
    { key: 'reset', label: translate('widgets.reset.button'), onSelect: reset },
    ...('corners' in (page.controls.style ?? {}) && type !== 'BasicTheme'
      ? [{ key: 'copy', label: translate('widgets.copy.button'), onSelect: () => setOpen('copy') }]
      : []),
    ...(widget
      ? [{ key: 'remove', danger: true, label: translate('widgets.remove.button'), onSelect: () => setOpen('remove') }]
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
            {page.place !== 'everywhere' && <WidgetSwitch {...state} name={name} />}
            <Menu label={translate('widgets.more')} icon="more" align="end" entries={entries} />
          </>
        }
      />
      <Suspense>
        {open === 'copy' && <CopyStyle {...{ type, name, widgets }} data={edited.latest()} onClose={close} />}
      </Suspense>
      {open === 'remove' && widget && (
        <RemoveWidget
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
