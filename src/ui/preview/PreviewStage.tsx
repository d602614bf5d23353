import { useTranslate } from 'ra-core';
import { memo, type ReactNode, useCallback, useMemo, useState } from 'react';
import { getTabItem, setTabItem } from '../../lib/storage/tabStorage';
import { SegmentedControl } from '../inputs/SegmentedControl';
import { Select } from '../inputs/Select';
import flowStyles from '../layout/flow.module.css';
import { PreviewFrame, type PreviewFrameProps } from './PreviewFrame';
import styles from './PreviewFrame.module.css';
import {
  type LiveContent,
  type PreviewContent,
  type PreviewDevice,
  type PreviewLocale,
  type PreviewView,
  previewWidths,
  type Scenario,
  scenarios,
} from './previewContent';

/** Creates the preview content for a view. */
export type CreatePreviewContent = (view: PreviewView) => PreviewContent;

interface PreviewStageProps extends Pick<PreviewFrameProps, 'title' | 'fit' | 'onPick'> {
  /** Content of the current value. Memoize (useCallback). The view's identity is stable while it doesn't change. */
  content: CreatePreviewContent;
  /** Content while typing, see {@link PreviewFrameProps}. Memoize (useCallback). */
  live?: LiveContent<CreatePreviewContent>;
  /** Available languages; the first is the default. Selectable if there are at least two. */
  locales: readonly PreviewLocale[];
  /** Available scenarios; the first is the default. Selectable if there are at least two. */
  scenarios?: readonly Scenario[];
  /** Additional controls. */
  children?: ReactNode;
}

const NO_SCENARIOS: readonly Scenario[] = [];

/**
 * Preview with controls for width, color scheme, language, and scenario. Needs the messages of the `previewFrame` area.
 */
export function PreviewStage(props: PreviewStageProps) {
  const { title, content, live, locales, scenarios = NO_SCENARIOS, fit, onPick, children } = props;
  const { view, device, choose } = usePreviewView(locales, scenarios);
  const visibleContent = useMemo(() => content(view), [content, view]);
  const liveFrame = useMemo<LiveContent<PreviewContent> | undefined>(
    () => live && ((show) => live((next) => show(next(view)))),
    [live, view],
  );
  return (
    <div className={flowStyles.stack3}>
      <div className={styles.controls}>
        <StageControls {...{ device, view, locales, scenarios, choose }} />
        {children}
      </div>
      <PreviewFrame {...{ title, fit, onPick }} width={view.width} content={visibleContent} live={liveFrame} />
    </div>
  );
}

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
const StageControls = memo(function StageControls(props: StageControlsProps) {
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

/** Shared by all previews, so that the chosen view applies to the next editor as well. */
const STORAGE_KEY = 'preview';

/** Chosen settings; missing ones have their default. */
interface PreviewViewChoice {
  device?: PreviewDevice;
  scheme?: PreviewView['scheme'];
  locale?: string;
  scenario?: Scenario;
}

const isDevice = (value: unknown): value is PreviewDevice => typeof value === 'string' && value in previewWidths;
const isScenario = (value: unknown): value is Scenario => scenarios.some((scenario) => scenario === value);

function loadChoice(): PreviewViewChoice {
  try {
    const { device, scheme, locale, scenario } = Object(JSON.parse(getTabItem(STORAGE_KEY) ?? '{}'));
    return {
      ...(isDevice(device) ? { device } : {}),
      ...(scheme === 'light' || scheme === 'dark' ? { scheme } : {}),
      ...(typeof locale === 'string' ? { locale } : {}),
      ...(isScenario(scenario) ? { scenario } : {}),
    };
  } catch {
    return {};
  }
}

/**
 * View settings of previews, stored per tab. A stored choice that is not available falls back to the first option.
 * `view` and `choose` are stable until the choice changes.
 */
function usePreviewView(
  locales: readonly PreviewLocale[],
  offered: readonly Scenario[],
): { view: PreviewView; device: PreviewDevice; choose: (next: PreviewViewChoice) => void } {
  const [chosen, setChosen] = useState(loadChoice);
  const choose = useCallback((next: PreviewViewChoice) => {
    setChosen((before) => {
      const merged = { ...before, ...next };
      setTabItem(STORAGE_KEY, JSON.stringify(merged));
      return merged;
    });
  }, []);
  const language = locales.find(({ locale }) => locale === chosen.locale) ?? locales[0];
  const device = chosen.device ?? 'phone';
  const width = previewWidths[device];
  const { scheme = 'light' } = chosen;
  const locale = language?.locale ?? 'en';
  const direction = language?.direction ?? 'ltr';
  const scenario = offered.find((item) => item === chosen.scenario) ?? offered[0] ?? 'member';
  const view = useMemo(
    (): PreviewView => ({ width, scheme, locale, direction, scenario }),
    [width, scheme, locale, direction, scenario],
  );
  return { device, choose, view };
}
