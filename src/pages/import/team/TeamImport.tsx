import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { toAppError } from '../../../../dataProvider/errors';
import { withWords } from '../../../../i18n/words';
import { useErrorText } from '../../../engine/errorText';
import { useProvider } from '../../../engine/useProvider';
import { useSite } from '../../../session/useSite';
import { BackButton } from '../../../ui/BackButton';
import { Button } from '../../../ui/Button';
import { classes } from '../../../ui/classes';
import { lazyPart } from '../../../ui/lazyPart';
import { Notice } from '../../../ui/Notice';
import { PageHeader } from '../../../ui/PageHeader';
import { Skeleton } from '../../../ui/Skeleton';
import sheets from '../../../ui/sheet.module.css';
import { useOnce } from '../../../ui/useOnce';
import styles from '../run/Run.module.css';

const UploadBox = lazyPart(async () => ({
  default: (await withWords('upload', () => import('../../../ui/upload/UploadBox'))).UploadBox,
}));

/** Bytes of the largest file that our team takes. */
const largest = 50 * 1024 * 1024;

/** Which setting holds the file of each kind (specification section 3). */
const settingOf = { customers: 'customerImportFile', reviews: 'reviewsImportFile' } as const;

type TeamKind = keyof typeof settingOf;

/** Hands a file to our team: it is kept in the shop's settings, where the team finds it. */
export function TeamImport({ kind, entity }: { kind: TeamKind; entity: string }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const dataProvider = useProvider();
  const { site, settings, changeSettings } = useSite();
  const [failure, setFailure] = useState<{ text: string; addresses: readonly string[] } | null>(null);
  const [outcome, setOutcome] = useState<'saved' | 'removed' | null>(null);
  const setting = settingOf[kind];
  const address = settings[setting];
  const value = typeof address === 'string' && address !== '' ? [address] : [];

  const { isPending, run: hand } = useOnce(async (addresses: readonly string[]) => {
    setFailure(null);
    setOutcome(null);
    try {
      await changeSettings({ [setting]: addresses[0] ?? null });
      setOutcome(addresses.length > 0 ? 'saved' : 'removed');
    } catch (thrown) {
      const error = toAppError(thrown);
      const said = error.uncertain ? 'importRun.team.uncertain' : 'importRun.team.failed';
      setFailure({ text: translate(said, { reason: errorText(error) }), addresses });
    }
  });
  return (
    <>
      <PageHeader
        back={<BackButton to={`/${entity}`} label={translate(`resources.${entity}.name`, { smart_count: 2 })} />}
        title={translate('pages.imports.team')}
        subtitle={translate('importRun.team.subtitle')}
      />
      <section className={classes(sheets.sheet, styles.narrow)} aria-label={translate('pages.imports.team')}>
        <p>{translate('importRun.team.text')}</p>
        {failure !== null && (
          <Notice
            tone="danger"
            action={<Button onClick={() => hand(failure.addresses)}>{translate('ui.retry')}</Button>}
          >
            {failure.text}
          </Notice>
        )}
        <div role="status" className={styles.says}>
          {outcome && <Notice tone="done">{translate(`importRun.team.${outcome}`)}</Notice>}
        </div>
        <Suspense fallback={<Skeleton width="100%" height="160px" />}>
          <UploadBox
            key={`${site._id}.${kind}`}
            label={translate(`importRun.team.${kind}`)}
            accept={['csv']}
            maxSize={largest}
            value={value}
            disabled={isPending}
            onChange={hand}
            upload={(file, onProgress, signal) => dataProvider.uploadFile({ file, onProgress, signal })}
          />
        </Suspense>
      </section>
    </>
  );
}
