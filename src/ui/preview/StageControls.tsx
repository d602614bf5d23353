import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { SegmentedControl } from '../inputs/SegmentedControl';
import { Select } from '../inputs/Select';
import type { PreviewDevice, PreviewLocale, PreviewView, Scenario } from './previewContent';
import type { PreviewViewChoice } from './usePreviewView';

interface StageControlsProps {
  device: PreviewDevice;
  view: PreviewView;
  /** Options; shown if there are at least two. */
  locales: readonly PreviewLocale[];
  scenarios: readonly Scenario[];
  choose: (next: PreviewViewChoice) => void;
}

/**
 * Controls for width, color scheme, language, and scenario. Memoized, so that typing next to the preview doesn't
 * re-render it.
 */
export const StageControls = memo(function StageControls(props: StageControlsProps) {
  const { device, view, locales, scenarios, choose } = props;
  const translate = useTranslate();
  return (
    <>
      <SegmentedControl
        label={translate('previewFrame.width')}
        value={device}
        options={(['phone', 'tablet', 'desktop'] as const).map((value) => ({
          value,
          label: translate(`previewFrame.widths.${value}`),
        }))}
        onChange={(chosen) => choose({ device: chosen })}
      />
      <SegmentedControl
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
          options={locales.map((locale) => ({ value: locale.locale, label: locale.name }))}
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
