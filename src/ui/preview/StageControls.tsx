import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { Select } from '../Select';
import { ChoiceGroup } from './ChoiceGroup';
import type { PreviewDevice, PreviewLocale, PreviewView, Scenario } from './previewContent';
import type { ChosenView } from './usePreviewView';

interface StageControlsProps {
  device: PreviewDevice;
  view: PreviewView;
  /** What can be chosen; a choice is offered from two on. */
  locales: readonly PreviewLocale[];
  scenarios: readonly Scenario[];
  choose: (next: ChosenView) => void;
}

/** How a preview is looked at: width, light or dark shop, language, who is looking. Not drawn anew at each key that is typed beside. */
export const StageControls = memo(function StageControls(props: StageControlsProps) {
  const { device, view, locales, scenarios, choose } = props;
  const translate = useTranslate();
  return (
    <>
      <ChoiceGroup
        label={translate('previewFrame.width')}
        value={device}
        options={(['phone', 'tablet', 'desktop'] as const).map((value) => ({
          value,
          label: translate(`previewFrame.widths.${value}`),
        }))}
        onChange={(chosen) => choose({ device: chosen })}
      />
      <ChoiceGroup
        label={translate('previewFrame.scheme')}
        value={view.scheme}
        options={(['light', 'dark'] as const).map((value) => ({
          value,
          label: translate(`previewFrame.schemes.${value}`),
        }))}
        onChange={(chosen) => choose({ scheme: chosen })}
      />
      {locales.length > 1 && (
        <Select
          label={translate('previewFrame.language')}
          value={view.locale}
          options={locales.map((one) => ({ value: one.locale, label: one.name }))}
          onChange={(chosen) => choose({ locale: chosen })}
        />
      )}
      {scenarios.length > 1 && (
        <Select
          label={translate('previewFrame.scenario')}
          value={view.scenario}
          options={scenarios.map((value) => ({ value, label: translate(`previewFrame.scenarios.${value}`) }))}
          onChange={(chosen) => choose({ scenario: chosen })}
        />
      )}
    </>
  );
});
