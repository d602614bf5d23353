import { type UpdateParams, useNotify, useTranslate, useUpdate } from 'ra-core';
import { useState } from 'react';
import { type AppError, toAppError } from '../../../../../dataProvider/errors';
import { type WidgetType, widgetPages, widgetTypes } from '../../../../../resources/widgetPages';
import { allWidgetFields } from '../../../../../resources/widgetPages/widgetPage';
import type { Widget } from '../../../../../resources/widgets';
import { useErrorCause } from '../../../../engine/errors/errorCause';
import { useRefreshWidgets } from '../../../../engine/shop/useRefreshWidgets';
import { Checkbox } from '../../../../ui/inputs/Checkbox';
import flowStyles from '../../../../ui/layout/flow.module.css';
import { Modal } from '../../../../ui/overlays/Modal';
import { parseWidgetData, type WidgetData } from '../../widgetData';
import { findWidget } from '../../widgetsQuery';
import { getControlValue } from './draftState';

interface CopyStyleDialogProps {
  type: WidgetType;
  name: string;
  /** Draft data. */
  data: WidgetData;
  widgets: readonly Widget[];
  onClose: () => void;
}

/** Dialog that copies the style of this widget to other widgets. Takes effect immediately. */
export function CopyStyleDialog({ type, name, data, widgets, onClose }: CopyStyleDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const getErrorCause = useErrorCause();
  const [update] = useUpdate();
  const refreshStorefront = useRefreshWidgets();
  const availableTypes = widgetTypes.filter(
    (item) => item !== type && item !== 'BasicTheme' && widgetPages[item].controls.style && findWidget(widgets, item),
  );
  const [selectedTypes, setSelectedTypes] = useState<readonly WidgetType[]>(availableTypes);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const getWidgetName = (value: WidgetType) => translate(`theme.widgets.types.${value}`);

  const submit = async () => {
    setErrorMessage(null);
    const page = widgetPages[type];
    const style = Object.fromEntries(
      Object.keys(page.controls.style ?? {}).map((field) => [field, getControlValue(page, data, field)]),
    );
    const send = (params: UpdateParams) => update('widgets', params, { returnPromise: true });
    const { done, failed } = await copyStyle(style, selectedTypes, widgets, send);
    if (done.length > 0) refreshStorefront();
    if (failed.length === 0) {
      notify(translate('widgets.copy.done', { smart_count: done.length, name }), { type: 'success' });
      return onClose();
    }
    console.warn('copying the style of a widget failed', failed);
    setSelectedTypes(failed.map((item) => item.type));
    const failureTexts = failed.map(({ type: failedType, error }) => {
      const messageKey = error.uncertain ? 'widgets.copy.uncertain' : 'widgets.copy.failed';
      return translate(messageKey, { name: getWidgetName(failedType), reason: getErrorCause(error) });
    });
    setErrorMessage(failureTexts.join(' '));
  };
  return (
    <Modal
      title={translate('widgets.copy.title', { name })}
      submitLabel={translate('widgets.copy.submit', { smart_count: selectedTypes.length })}
      submitDisabled={selectedTypes.length === 0}
      onCancel={onClose}
      onSubmit={submit}
      error={errorMessage}
    >
      <p>{translate(availableTypes.length === 0 ? 'widgets.copy.none' : 'widgets.copy.text')}</p>
      <ul className={flowStyles.rows2}>
        {availableTypes.map((item) => (
          <li key={item}>
            <Checkbox
              showLabel
              label={getWidgetName(item)}
              checked={selectedTypes.includes(item)}
              onChange={({ target }) =>
                setSelectedTypes(
                  target.checked ? [...selectedTypes, item] : selectedTypes.filter((other) => other !== item),
                )
              }
            />
          </li>
        ))}
      </ul>
    </Modal>
  );
}

interface CopyStyleResult {
  done: readonly WidgetType[];
  failed: readonly { type: WidgetType; error: AppError }[];
}

/** Copies a style to widgets sequentially. Other changes of them are kept. Never throws. */
async function copyStyle(
  style: WidgetData,
  types: readonly WidgetType[],
  widgets: readonly Widget[],
  send: (params: UpdateParams) => Promise<unknown>,
): Promise<CopyStyleResult> {
  const done: WidgetType[] = [];
  const failed: { type: WidgetType; error: AppError }[] = [];
  for (const type of types) {
    // Only the style fields that the target type has are copied.
    const targetFields = allWidgetFields(widgetPages[type]);
    const copied = Object.fromEntries(Object.entries(style).filter(([name]) => Object.hasOwn(targetFields, name)));
    const widget = findWidget(widgets, type);
    if (!widget) continue;
    try {
      const data = { data: { ...parseWidgetData(widget.data), ...copied } };
      await send({ id: widget._id, data, previousData: widget });
      done.push(type);
    } catch (thrown) {
      const error = toAppError(thrown);
      // The widget was deleted in the meantime.
      if (error.kind === 'notFound' && error.fresh === null) done.push(type);
      else failed.push({ type, error });
    }
  }
  return { done, failed };
}
