import '../../../../i18n/en/areas/importRun';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { toAppError } from '../../../../dataProvider/errors';
import { useErrorReason } from '../../../engine/errors/errorReason';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { useUploadFile } from '../../../engine/shop/useUploadFile';
import { Button } from '../../../ui/buttons/Button';
import { useAsyncAction } from '../../../ui/buttons/useAsyncAction';
import { Banner } from '../../../ui/feedback/Banner';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import cardStyles from '../../../ui/layout/Card.module.css';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { lazyPart } from '../../../ui/lazy/lazyPart';
import { BackButton } from '../../../ui/navigation/BackButton';
import styles from '../run/Run.module.css';

const UploadBox = lazyPart(async () => ({
  default: (await import('../../../ui/upload/UploadBox')).UploadBox,
}));

const MAX_FILE_BYTES = 50 * 1024 * 1024;

/** Site setting that stores the file URL. */
const settingByKind = { customers: 'customerImportFile', reviews: 'reviewsImportFile' } as const;

type TeamKind = keyof typeof settingByKind;

/** Uploads a file for the support team and stores its URL in the site settings. */
export function TeamImport({ kind, entity }: { kind: TeamKind; entity: string }) {
  const translate = useTranslate();
  const getErrorReason = useErrorReason();
  const upload = useUploadFile();
  const { siteId, settings, changeSettings } = useCurrentSite();
  const [saveError, setSaveError] = useState<{ text: string; urls: readonly string[] } | null>(null);
  const [outcome, setOutcome] = useState<'saved' | 'removed' | null>(null);
  const setting = settingByKind[kind];
  const fileUrl = settings[setting];
  const value = typeof fileUrl === 'string' && fileUrl !== '' ? [fileUrl] : [];

  const { isPending, run: saveFile } = useAsyncAction(async (urls: readonly string[]) => {
    setSaveError(null);
    setOutcome(null);
    try {
      await changeSettings({ [setting]: urls[0] ?? null });
      setOutcome(urls.length > 0 ? 'saved' : 'removed');
    } catch (thrown) {
      const error = toAppError(thrown);
      const messageKey = error.uncertain ? 'importRun.team.uncertain' : 'importRun.team.failed';
      setSaveError({ text: translate(messageKey, { reason: getErrorReason(error) }), urls });
    }
  });
  return (
    <>
      <PageHeader
        back={<BackButton to={`/${entity}`} label={translate(`resources.${entity}.name`, { smart_count: 2 })} />}
        title={translate('pages.imports.team')}
        subtitle={translate('importRun.team.subtitle')}
      />
      <section className={cardStyles.form} aria-label={translate('pages.imports.team')}>
        <p>{translate('importRun.team.text')}</p>
        {saveError !== null && (
          <Banner
            tone="danger"
            action={<Button onClick={() => saveFile(saveError.urls)}>{translate('ui.retry')}</Button>}
          >
            {saveError.text}
          </Banner>
        )}
        <div role="status" className={styles.message}>
          {outcome && <Banner tone="done">{translate(`importRun.team.${outcome}`)}</Banner>}
        </div>
        <Suspense fallback={<Skeleton width="100%" height="160px" />}>
          <UploadBox
            key={`${siteId}.${kind}`}
            label={translate(`importRun.team.${kind}`)}
            accept={['csv', 'xlsx']}
            maxSize={MAX_FILE_BYTES}
            value={value}
            disabled={isPending}
            onChange={saveFile}
            upload={upload}
          />
        </Suspense>
      </section>
    </>
  );
}
