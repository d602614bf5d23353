import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Widget } from '../../../../resources/widgets';
import { useErrorText } from '../../../engine/errors/errorText';
import { downloadFile } from '../../../engine/export/downloadFile';
import { useAsyncAction } from '../../../ui/buttons/useAsyncAction';
import type { MenuEntry } from '../../../ui/overlays/Menu';
import { parseWidgetData, type WidgetData } from '../widgetData';
import { buildWidgetUrl } from '../widgets/widgetUrl';
import { findAddablePage } from '../widgetTypes';
import { useAddWidget } from './create/useAddWidget';
import { buildFileName, serializeWidget } from './transfer/widgetFile';
import { useOtherWidgetLabels } from './useOtherWidgetLabels';

interface UseWidgetActionsResult {
  /** Menu entries: duplicate, export, delete. */
  entries: readonly MenuEntry[];
  isRemoving: boolean;
  stopRemoving: () => void;
}

/** Actions of one widget. They work on the published data. */
export function useWidgetActions(widget: Widget): UseWidgetActionsResult {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const errorText = useErrorText();
  const addWidget = useAddWidget();
  const { getName } = useOtherWidgetLabels();
  const [isRemoving, setRemoving] = useState(false);
  const name = getName(widget);

  const { run: duplicate } = useAsyncAction(async () => {
    try {
      const copy = await addWidget(
        widget.type ?? '',
        createCopy(widget, (text) => translate('otherWidgets.copyName', { name: text })),
      );
      void navigate(buildWidgetUrl(copy));
    } catch (thrown) {
      console.warn('duplicating a widget failed', thrown);
      notify(translate('otherWidgets.duplicateFailed', { name, reason: errorText(thrown) }), { type: 'error' });
    }
  });
  const exportFile = () =>
    downloadFile(new Blob([serializeWidget(widget)], { type: 'application/json' }), buildFileName(name));
  const isTyped = widget.type !== null && widget.type !== '';
  return {
    entries: [
      ...(isTyped
        ? [
            { key: 'duplicate', label: translate('otherWidgets.duplicate'), onSelect: duplicate },
            { key: 'export', label: translate('otherWidgets.export'), onSelect: exportFile },
          ]
        : []),
      { key: 'remove', danger: true, label: translate('widgets.remove.button'), onSelect: () => setRemoving(true) },
    ],
    isRemoving,
    stopRemoving: () => setRemoving(false),
  };
}

/** Data of a copy. Only widgets that have a name get another one: the data of unknown types stay as they are. */
function createCopy({ type, data }: Widget, toCopyName: (name: string) => string): WidgetData {
  const copied = parseWidgetData(data);
  const { name } = copied;
  const isNamed = findAddablePage(type) !== null && typeof name === 'string' && name !== '';
  return isNamed ? { ...copied, name: toCopyName(name).slice(0, 60) } : copied;
}
