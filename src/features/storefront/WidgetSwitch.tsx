import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { Switch, toggleOnEnter } from '../../ui/inputs/Switch';
import textStyles from '../../ui/text/text.module.css';

interface WidgetSwitchProps {
  isOn: boolean;
  isBusy: boolean;
  setEnabled: (isOn: boolean) => void;
  name: string;
  /** Why it can't be turned on, shown beside it. */
  disabledReason?: string | undefined;
}

/** Turns a widget on or off. Takes effect immediately, independent of unpublished edits. */
export function WidgetSwitch({ isOn, isBusy, setEnabled, name, disabledReason }: WidgetSwitchProps) {
  const translate = useTranslate();
  const reasonId = useId();
  const isDisabled = disabledReason !== undefined && !isOn;
  return (
    <>
      <Switch
        showLabel
        label={translate('widgets.switch.label')}
        title={translate('widgets.switch.help', { name })}
        checked={isOn}
        disabled={isDisabled}
        aria-busy={isBusy || undefined}
        aria-describedby={isDisabled ? reasonId : undefined}
        onKeyDown={toggleOnEnter}
        onChange={({ target }) => setEnabled(target.checked)}
      />
      {isDisabled && (
        <span id={reasonId} className={textStyles.second}>
          {disabledReason}
        </span>
      )}
    </>
  );
}
