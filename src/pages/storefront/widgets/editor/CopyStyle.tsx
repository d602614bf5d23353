import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { type WidgetType, widgetPages, widgetTypes } from '../../../../../resources/widgetPages';
import type { Widget } from '../../../../../resources/widgets';
import { useErrorText } from '../../../../engine/errorText';
import { Checkbox } from '../../../../ui/Checkbox';
import { Modal } from '../../../../ui/Modal';
import { useToast } from '../../../../ui/toastContext';
import { copyStyle } from '../save/copyStyle';
import { useWidgetPorts } from '../save/useWidgetPorts';
import type { WidgetData } from '../widgetData';
import styles from '../widgets.module.css';
import { widgetOf } from '../widgetsQuery';
import { controlValue } from './draftState';

interface CopyStyleProps {
  type: WidgetType;
  name: string;
  /** As it is edited. */
  data: WidgetData;
  widgets: readonly Widget[];
  onClose: () => void;
}

/** Gives other widgets of the shop the style of this one, at once. */
export function CopyStyle({ type, name, data, widgets, onClose }: CopyStyleProps) {
  const translate = useTranslate();
  const toast = useToast();
  const errorText = useErrorText();
  const ports = useWidgetPorts();
  const others = widgetTypes.filter(
    (one) => one !== type && one !== 'BasicTheme' && widgetPages[one].controls.style && widgetOf(widgets, one),
  );
  const [chosen, setChosen] = useState<readonly WidgetType[]>(others);
  const [failure, setFailure] = useState<string | null>(null);
  const nameOf = (one: WidgetType) => translate(`theme.widgets.types.${one}`);

  const submit = async () => {
    setFailure(null);
    const page = widgetPages[type];
    const style = Object.fromEntries(
      Object.keys(page.controls.style ?? {}).map((field) => [field, controlValue(page, data, field)]),
    );
    const { done, failed } = await copyStyle(style, chosen, ports);
    if (done.length > 0) ports.settled();
    if (failed.length === 0) {
      toast({ tone: 'done', text: translate('widgets.copy.done', { smart_count: done.length, name }) });
      return onClose();
    }
    console.warn('copying the style of a widget failed', failed);
    setChosen(failed.map((one) => one.type));
    const told = failed.map((one) =>
      translate('widgets.copy.failed', { name: nameOf(one.type), reason: errorText(one.error) }),
    );
    setFailure(told.join(' '));
  };
  return (
    <Modal
      title={translate('widgets.copy.title', { name })}
      submitLabel={translate('widgets.copy.submit', { smart_count: chosen.length })}
      submitDisabled={chosen.length === 0}
      onCancel={onClose}
      onSubmit={submit}
      error={failure}
    >
      <p>{translate(others.length === 0 ? 'widgets.copy.none' : 'widgets.copy.text')}</p>
      <ul className={styles.choices}>
        {others.map((one) => (
          <li key={one}>
            <Checkbox
              showLabel
              label={nameOf(one)}
              checked={chosen.includes(one)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, one] : chosen.filter((other) => other !== one))
              }
            />
          </li>
        ))}
      </ul>
    </Modal>
  );
}
