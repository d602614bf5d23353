import { useTranslate } from 'ra-core';
import { type ReactNode, useMemo } from 'react';
import { Select } from '../Select';
import { ChoiceGroup } from './ChoiceGroup';
import { PreviewFrame, type PreviewFrameProps } from './PreviewFrame';
import styles from './PreviewStage.module.css';
import type { PreviewContent, PreviewLocale, PreviewView, Scenario } from './previewContent';
import { usePreviewView } from './usePreviewView';

interface PreviewStageProps extends Pick<PreviewFrameProps, 'title' | 'fit' | 'onPick'> {
  /** What is shown of the present value; the same function (useCallback) as long as the same would come of it. */
  content: (view: PreviewView) => PreviewContent;
  /** Languages to see it in; the first stands unless another was chosen. A choice is offered from two on. */
  locales: readonly PreviewLocale[];
  /** Who can be looking; the first stands unless another was chosen. A choice is offered from two on. */
  scenarios?: readonly Scenario[];
  /** More to choose, behind the rest. */
  children?: ReactNode;
}

const none: readonly Scenario[] = [];

/** A preview and how it is looked at: width, light or dark shop, language, who is looking. Needs the words of `previewFrame`. */
export function PreviewStage(props: PreviewStageProps) {
  const { title, content, locales, scenarios = none, fit, onPick, children } = props;
  const translate = useTranslate();
  const { view, device, choose } = usePreviewView(locales, scenarios);
  const { width, scheme, locale, direction, scenario } = view;
  const shown = useMemo(
    () => content({ width, scheme, locale, direction, scenario }),
    [content, width, scheme, locale, direction, scenario],
  );
  return (
    <div className={styles.stage}>
      <div className={styles.controls}>
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
          value={scheme}
          options={(['light', 'dark'] as const).map((value) => ({
            value,
            label: translate(`previewFrame.schemes.${value}`),
          }))}
          onChange={(chosen) => choose({ scheme: chosen })}
        />
        {locales.length > 1 && (
          <Select
            label={translate('previewFrame.language')}
            value={locale}
            options={locales.map((one) => ({ value: one.locale, label: one.name }))}
            onChange={(chosen) => choose({ locale: chosen })}
          />
        )}
        {scenarios.length > 1 && (
          <Select
            label={translate('previewFrame.scenario')}
            value={scenario}
            options={scenarios.map((value) => ({ value, label: translate(`previewFrame.scenarios.${value}`) }))}
            onChange={(chosen) => choose({ scenario: chosen })}
          />
        )}
        {children}
      </div>
      <PreviewFrame {...{ title, width, fit, onPick }} content={shown} />
    </div>
  );
}
