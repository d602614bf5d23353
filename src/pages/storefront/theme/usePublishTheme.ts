import { useTranslate } from 'ra-core';
import { mergeIntoLatest } from '../../../engine/editing/mergeIntoLatest';
import type { EditSession } from '../../../engine/editing/useEditSession';
import { type UsePublishResult, usePublish } from '../../../engine/editing/usePublish';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { useRefreshWidgets } from '../../../engine/shop/useRefreshWidgets';
import {
  diffThemeSettings,
  type ThemeSettings,
  themeSettingsShape,
  toThemeSettings,
} from '../../../engine/storefront/themeSettings';
import { useStoreCssVersion } from './useCssVersions';

/**
 * Publishes theme settings after checking for conflicting changes. The update is optimistic; on failure it is rolled
 * back, the error is reported, and the draft is kept.
 */
export function usePublishTheme(edited: EditSession<ThemeSettings>): UsePublishResult {
  const translate = useTranslate();
  const { settings, changeTheme, changeSettings, reloadSettings } = useCurrentSite();
  const refresh = useRefreshWidgets();
  const storeVersion = useStoreCssVersion();

  const send = async (mine: ThemeSettings): Promise<ThemeSettings> => {
    const theirs = toThemeSettings(await reloadSettings());
    const themeSettings = mergeIntoLatest(themeSettingsShape, toThemeSettings(settings), mine, theirs);
    const { theme, settings: settingsChange } = diffThemeSettings(theirs, themeSettings);
    const results = await Promise.allSettled([
      ...(Object.keys(theme).length > 0 ? [changeTheme(theme)] : []),
      ...(Object.keys(settingsChange).length > 0 ? [changeSettings(settingsChange)] : []),
    ]);
    if (results.some(({ status }) => status === 'fulfilled')) refresh();
    for (const result of results) if (result.status === 'rejected') throw result.reason;
    if (settingsChange.customCss !== undefined) storeVersion(themeSettings.css);
    return themeSettings;
  };
  return usePublish(edited, send, translate('theme.published'));
}
