import { useCallback, useMemo, useState } from 'react';
import { getTabItem, setTabItem } from '../../lib/storage/tabStorage';
import {
  type PreviewDevice,
  type PreviewLocale,
  type PreviewView,
  previewWidths,
  type Scenario,
  scenarios,
} from './previewContent';

/** Shared by all previews, so that the chosen view applies to the next editor as well. */
const STORAGE_KEY = 'preview';

/** Chosen settings; missing ones have their default. */
export interface PreviewViewChoice {
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
export function usePreviewView(
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
