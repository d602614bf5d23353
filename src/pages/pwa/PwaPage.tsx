import { useTranslate } from 'ra-core';
import { Suspense, useMemo, useState } from 'react';
import { withMessages } from '../../../i18n/i18n';
import { EditBar } from '../../engine/editing/EditBar';
import { EditGuard } from '../../engine/editing/EditGuard';
import { MergeConflictNotice } from '../../engine/editing/MergeConflictNotice';
import { PublishError } from '../../engine/editing/PublishError';
import { useEditSession } from '../../engine/editing/useEditSession';
import { downloadFile } from '../../engine/export/downloadFile';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { Button } from '../../ui/buttons/Button';
import { Banner } from '../../ui/feedback/Banner';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { PageHeader } from '../../ui/layout/PageHeader';
import { lazyPart } from '../../ui/lazy/lazyPart';
import { appManifestShape, type ColorField, countChanges, findInvalidColors, toAppManifest } from './appManifest';
import { DetailsCard } from './DetailsCard';
import { EnabledCard } from './EnabledCard';
import { AppPreview } from './preview/AppPreview';
import styles from './pwa.module.css';
import { ReadinessCard } from './readiness/ReadinessCard';
import { SetupNotice } from './SetupNotice';
import { useAppIcon } from './useAppIcon';
import { useManifestLabels } from './useManifestLabels';
import { usePublishManifest } from './usePublishManifest';
import { toWebManifest } from './webManifest';

const IconCard = lazyPart(() => withMessages('upload', () => import('./IconCard')));

/** Settings of the app that shoppers can install: on or off, and its manifest. */
export default function PwaPage() {
  const translate = useTranslate();
  const { settings, website } = useCurrentSite();
  const saved = useMemo(() => toAppManifest(settings.pwa_manifest), [settings.pwa_manifest]);
  const edited = useEditSession({ saved, name: 'edit:pwa', shape: appManifestShape });
  const { publish, publishError } = usePublishManifest(edited);
  const [isChecked, setChecked] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const labels = useManifestLabels();
  const manifest = edited.value;
  const icon = useAppIcon(manifest.icons);

  const tryPublish = () => {
    const [first] = findInvalidColors(saved, edited.latest());
    setChecked(first !== undefined);
    if (first === undefined) publish();
    else focusField(first);
  };
  const download = () => {
    const json = toWebManifest(manifest, website, icon.size);
    downloadFile(new Blob([json], { type: 'application/manifest+json' }), 'manifest.webmanifest');
  };
  const message = edited.isSaving
    ? translate('pwa.bar.saving')
    : translate('pwa.bar.changes', { smart_count: countChanges(saved, manifest) });
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
      <div className={styles.stack}>
        {edited.isRestored && edited.isChanged && <Banner tone="info" title={translate('editing.restored')} />}
        <MergeConflictNotice
          conflicts={edited.conflicts}
          decide={edited.decide}
          nameOf={labels.getLabel}
          textOf={labels.formatValue}
        />
        <div className={styles.columns}>
          <div className={styles.stack}>
            <EnabledCard />
            {settings.pwa_manifest === null && !edited.isChanged && <SetupNotice onFill={edited.change} />}
            <DetailsCard manifest={manifest} saved={saved} isChecked={isChecked} change={edited.change} />
            <Suspense fallback={<Skeleton height={240} />}>
              <IconCard icons={manifest.icons} change={edited.change} onBusyChange={setUploading} />
            </Suspense>
            <ReadinessCard manifest={manifest} iconSize={icon.size} />
          </div>
          <AppPreview manifest={manifest} icon={icon} website={website} />
        </div>
      </div>
      <EditBar
        edited={edited}
        message={message}
        publish={translate('pwa.bar.publish')}
        answer={
          publishError && edited.isChanged && <PublishError error={publishError} getFieldLabel={labels.getFieldLabel} />
        }
        onPublish={tryPublish}
      />
      <EditGuard when={() => isUploading || edited.isSaving || edited.hasUnsavedChanges()} />
    </>
  );
}

function focusField(field: ColorField): void {
  document.querySelector<HTMLElement>(`[data-field="${field}"] input[type="text"]`)?.focus();
}
