import '../../../i18n/en/areas/pwa';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import type { Settings } from '../../../resources/settings';
import { Editor } from '../../engine/editing/Editor';
import { useSettingsEditor } from '../../engine/editing/useSettingsEditor';
import { downloadFile } from '../../engine/export/downloadFile';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { Button } from '../../ui/buttons/Button';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { PageHeader } from '../../ui/layout/PageHeader';
import { lazyPart } from '../../ui/lazy/lazyPart';
import {
  type AppManifest,
  appManifestShape,
  type ColorField,
  countChanges,
  findInvalidColors,
  toAppManifest,
  toPwaManifest,
} from './appManifest';
import { DetailsCard } from './DetailsCard';
import { EnabledCard } from './EnabledCard';
import { AppPreview } from './preview/AppPreview';
import styles from './pwa.module.css';
import { ReadinessCard } from './readiness/ReadinessCard';
import { SetupNotice } from './SetupNotice';
import { useAppIcon } from './useAppIcon';
import { useManifestLabels } from './useManifestLabels';
import { toWebManifest } from './webManifest';

const IconCard = lazyPart(() => import('./IconCard'));

const readManifest = (settings: Settings) => toAppManifest(settings.pwa_manifest);

/** Settings of the app that shoppers can install: on or off, and its manifest. */
export default function PwaPage() {
  const translate = useTranslate();
  const { settings, website } = useCurrentSite();
  const labels = useManifestLabels();
  const editor = useSettingsEditor<AppManifest, ColorField>({
    name: 'edit:pwa',
    shape: appManifestShape,
    read: readManifest,
    diff: (_before, manifest, { pwa_manifest: stored }) => ({
      settings: { pwa_manifest: toPwaManifest(stored, manifest) },
    }),
    validate: (manifest, stored) => findInvalidColors(stored, manifest),
    savedText: translate('pwa.published'),
  });
  const { value: manifest, saved, change } = editor;
  const [isUploading, setUploading] = useState(false);
  const icon = useAppIcon(manifest.icons);
  const download = () => {
    const json = toWebManifest(manifest, website, icon.size);
    downloadFile(new Blob([json], { type: 'application/manifest+json' }), 'manifest.webmanifest');
  };
  return (
    <>
      <PageHeader
        title={translate('shell.menu.pwa')}
        subtitle={translate('pwa.subtitle')}
        actions={
          <Button icon="download" onClick={download}>
            {translate('pwa.download')}
          </Button>
        }
      />
      <Editor
        editor={editor}
        changes={countChanges(saved, manifest)}
        {...labels}
        guard={() => isUploading || editor.hasUnsavedChanges()}
      >
        <div className={styles.columns}>
          <div className={styles.stack}>
            <EnabledCard />
            {settings.pwa_manifest === null && !editor.isChanged && <SetupNotice onFill={change} />}
            <DetailsCard manifest={manifest} saved={saved} isChecked={editor.isChecked} change={change} />
            <Suspense fallback={<Skeleton height={240} />}>
              <IconCard icons={manifest.icons} change={change} onBusyChange={setUploading} />
            </Suspense>
            <ReadinessCard manifest={manifest} iconSize={icon.size} />
          </div>
          <AppPreview manifest={manifest} icon={icon} website={website} />
        </div>
      </Editor>
    </>
  );
}
