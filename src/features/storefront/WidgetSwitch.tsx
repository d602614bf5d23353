import { useTranslate } from 'ra-core';
import { Switch, toggleOnEnter } from '../../ui/inputs/Switch';

interface WidgetSwitchProps {
  isOn: boolean;
  isBusy: boolean;
  setEnabled: (isOn: boolean) => void;
  name: string;
}

/** Turns a widget on or off. Takes effect immediately, independent of unpublished edits. */
export function WidgetSwitch({ isOn, isBusy, setEnabled, name }: WidgetSwitchProps) {
  const translate = useTranslate();
  return (
    <Switch
      showLabel
      label={translate('widgets.switch.label')}
      title={translate('widgets.switch.help', { name })}
      checked={isOn}
      aria-busy={isBusy || undefined}
      onKeyDown={toggleOnEnter}
      onChange={({ target }) => setEnabled(target.checked)}
    />
  );
}
