import { useTranslate } from 'ra-core';
import { Switch } from '../../../ui/Switch';

interface WidgetSwitchProps {
  isOn: boolean;
  isBusy: boolean;
  turn: (isOn: boolean) => void;
  name: string;
}

/** Whether shoppers meet the widget; it holds at once, whatever is not published. */
export function WidgetSwitch({ isOn, isBusy, turn, name }: WidgetSwitchProps) {
  const translate = useTranslate();
  return (
    <Switch
      showLabel
      label={translate('widgets.switch.label')}
      title={translate('widgets.switch.help', { name })}
      checked={isOn}
      aria-busy={isBusy || undefined}
      // Enter does what Space does, once for a press, however long it is held.
      onKeyDown={({ key, repeat, currentTarget }) => {
        if (key === 'Enter' && !repeat) currentTarget.click();
      }}
      onChange={({ target }) => turn(target.checked)}
    />
  );
}
