import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { type AppError, toAppError } from '../../../../dataProvider/errors';
import { useErrorText } from '../../../engine/errorText';
import { useShop } from '../../../engine/shop';
import { useProvider } from '../../../engine/useProvider';
import { BackButton } from '../../../ui/BackButton';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { classes } from '../../../ui/classes';
import { Notice } from '../../../ui/Notice';
import { PageHeader } from '../../../ui/PageHeader';
import sheets from '../../../ui/sheet.module.css';
import { useSubmitOnce } from '../../../ui/useSubmitOnce';
import { newRunId } from '../run/newRunId';
import styles from '../run/Run.module.css';

/** Asks the provider to bring in the customers of the store. */
export default function StoreImportPage() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { website } = useShop();
  const dataProvider = useProvider();
  const [outcome, setOutcome] = useState<'none' | 'done' | AppError>('none');
  // One key until it has been taken: asking again after a lost answer is done once.
  const key = useRef(newRunId());
  const ask = async () => {
    try {
      const calls = await dataProvider.importCalls();
      await calls.sendStoreCustomers(key.current);
      key.current = newRunId();
      setOutcome('done');
    } catch (error) {
      setOutcome(toAppError(error));
    }
  };
  const { isPending, submit } = useSubmitOnce(ask, false);
  const failure = typeof outcome === 'object' ? outcome : null;
  return (
    <>
      <PageHeader
        back={<BackButton to="/customers" label={translate('resources.customers.name', { smart_count: 2 })} />}
        title={translate('pages.imports.store')}
        subtitle={translate('importRun.store.subtitle')}
      />
      <form className={classes(sheets.sheet, styles.narrow)} onSubmit={submit}>
        <p>
          {website === null
            ? translate('importRun.store.textNoWebsite')
            : translate('importRun.store.text', { website: new URL(website).host })}
        </p>
        {failure && (
          <Notice
            tone="danger"
            title={translate(failure.uncertain ? 'importRun.store.uncertain' : 'importRun.store.failed', {
              reason: errorText(failure),
            })}
          >
            {failure.uncertain && translate('importRun.store.uncertainHelp')}
          </Notice>
        )}
        <div role="status" className={styles.says}>
          {outcome === 'done' && (
            <Notice
              tone="done"
              title={translate('importRun.store.done')}
              action={<ButtonLink to="/imports">{translate('pages.imports.title')}</ButtonLink>}
            >
              {translate('importRun.run.thanks')}
            </Notice>
          )}
        </div>
        <div className={styles.buttons}>
          <Button type="submit" kind={outcome === 'done' ? 'plain' : 'primary'} busy={isPending}>
            {translate(outcome === 'none' ? 'importRun.store.submit' : 'importRun.store.again')}
          </Button>
        </div>
      </form>
    </>
  );
}
