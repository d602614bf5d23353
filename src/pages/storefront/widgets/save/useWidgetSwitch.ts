import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { toAppError } from '../../../../../dataProvider/errors';
import type { Widget } from '../../../../../resources/widgets';
import { useErrorText } from '../../../../engine/errorText';
import { useToast } from '../../../../ui/toastContext';
import { useOnce } from '../../../../ui/useOnce';
import { switchWidget } from './switchWidget';
import { useWidgetPorts } from './useWidgetPorts';

interface WidgetSwitch {
  /** As it is shown: at once as it was wished, and back again where that failed. */
  isOn: boolean;
  isBusy: boolean;
  turn: (isOn: boolean) => void;
}

/** Turns a widget on and off in the shop, at once. @param widget null where there is none of the type yet */
export function useWidgetSwitch(type: string, widget: Widget | null, name: string): WidgetSwitch {
  const translate = useTranslate();
  const toast = useToast();
  const errorText = useErrorText();
  const ports = useWidgetPorts();
  const [wished, setWished] = useState<boolean | null>(null);

  const { isPending, run } = useOnce(async (isOn: boolean) => {
    setWished(isOn);
    try {
      await switchWidget(widget ?? { _id: null, type }, isOn, ports);
      toast({ tone: 'done', text: translate(isOn ? 'widgets.switch.on' : 'widgets.switch.off', { name }) });
      ports.settled();
    } catch (thrown) {
      console.warn('switching a widget failed', thrown);
      const { uncertain } = toAppError(thrown);
      const failed = isOn ? 'widgets.switch.onFailed' : 'widgets.switch.offFailed';
      const said = uncertain ? 'widgets.switch.uncertain' : failed;
      toast({ tone: 'danger', text: translate(said, { name, reason: errorText(thrown) }) });
    } finally {
      setWished(null);
    }
  });
  return { isOn: wished ?? widget?.isEnabled === true, isBusy: isPending, turn: run };
}
