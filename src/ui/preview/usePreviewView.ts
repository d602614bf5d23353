import { useCallback, useMemo, useState } from 'react';
import { readTab, writeTab } from '../../lib/tabStorage';
import {
  type PreviewDevice,
  type PreviewLocale,
  type PreviewView,
  previewWidths,
  type Scenario,
  scenarios,
} from './previewContent';

/** One for all previews: whoever looks at the dark shop on a phone goes on doing so in the next editor. */
const key = 'preview';

/** What was chosen; the rest is as usual. */
export interface ChosenView {
  device?: PreviewDevice;
  scheme?: PreviewView['scheme'];
  locale?: string;
  scenario?: Scenario;
}

const isDevice = (value: unknown): value is PreviewDevice => typeof value === 'string' && value in previewWidths;
const isScenario = (value: unknown): value is Scenario => scenarios.some((one) => one === value);

function readChosen(): ChosenView {
  try {
    const { device, scheme, locale, scenario } = Object(JSON.parse(readTab(key) ?? '{}'));
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
 * How a preview is looked at, and what changes it; kept in this tab. What was chosen elsewhere and is not offered
 * here falls back to the first that is. Both are the same until something else is chosen.
 */
export function usePreviewView(
  locales: readonly PreviewLocale[],
  offered: readonly Scenario[],
): { view: PreviewView; device: PreviewDevice; choose: (next: ChosenView) => void } {
  const [chosen, setChosen] = useState(readChosen);
  const choose = useCallback((next: ChosenView) => {
    setChosen((before) => {
      const changed = { ...before, ...next };
      writeTab(key, JSON.stringify(changed));
      return changed;
    });
  }, []);
  const language = locales.find(({ locale }) => locale === chosen.locale) ?? locales[0];
  const device = chosen.device ?? 'phone';
  const width = previewWidths[device];
  const { scheme = 'light' } = chosen;
  const locale = language?.locale ?? 'en';
  const direction = language?.direction ?? 'ltr';
  const scenario = offered.find((one) => one === chosen.scenario) ?? offered[0] ?? 'member';
  const view = useMemo(
    (): PreviewView => ({ width, scheme, locale, direction, scenario }),
    [width, scheme, locale, direction, scenario],
  );
  return { device, choose, view };
}
