import { useTranslate } from 'ra-core';
import { mergeIntoLatest } from '../../engine/editing/mergeIntoLatest';
import type { EditSession } from '../../engine/editing/useEditSession';
import { type UsePublishResult, usePublish } from '../../engine/editing/usePublish';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { type AppManifest, appManifestShape, toAppManifest, toPwaManifest } from './appManifest';

/**
 * Publishes the whole manifest after checking for conflicting changes. It is applied at once; on failure it is rolled
 * back, the error is reported, and the draft is kept.
 */
export function usePublishManifest(edited: EditSession<AppManifest>): UsePublishResult {
  const translate = useTranslate();
  const { settings, changeSettings, reloadSettings } = useCurrentSite();
  const send = async (mine: AppManifest): Promise<AppManifest> => {
    const { pwa_manifest: stored } = await reloadSettings();
    const merged = mergeIntoLatest(appManifestShape, toAppManifest(settings.pwa_manifest), mine, toAppManifest(stored));
    const manifest = toPwaManifest(stored, merged);
    await changeSettings({ pwa_manifest: manifest });
    return toAppManifest(manifest);
  };
  return usePublish(edited, send, translate('pwa.published'));
}
