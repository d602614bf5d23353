import '../../../../i18n/en/areas/importRun';
import { useDataProvider, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { type AppError, toAppError } from '../../../../dataProvider/errors';
import { useIntentKeys } from '../../../engine/drafts/useIntentKeys';
import { useErrorCause } from '../../../engine/errors/errorCause';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { Button } from '../../../ui/buttons/Button';
import { useSubmitOnce } from '../../../ui/buttons/useSubmitOnce';
import { Banner } from '../../../ui/feedback/Banner';
import cardStyles from '../../../ui/layout/Card.module.css';
import flowStyles from '../../../ui/layout/flow.module.css';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { BackButton } from '../../../ui/navigation/BackButton';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import { SetupNotice } from '../../wizard/SetupNotice';
import styles from '../run/Run.module.css';

/** Requests an import of the store's customers by the provider. */
export default function StoreImportPage() {
  const translate = useTranslate();
  const getErrorCause = useErrorCause();
  const { website, confirmStore } = useCurrentSite();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [outcome, setOutcome] = useState<'none' | 'done' | AppError>('none');
  // The Idempotency-Key is reused until the request succeeds, so a retry after a lost response runs only once.
  const keys = useIntentKeys('create:storeImport');
  const requestImport = async () => {
    if (!(await confirmStore())) return;
    try {
      const calls = await dataProvider.importCalls();
      await calls.sendStoreCustomers(keys.get('customers'));
      keys.forget('customers');
      setOutcome('done');
    } catch (error) {
      setOutcome(toAppError(error));
    }
  };
  const { isPending, submit } = useSubmitOnce(requestImport, false);
  const importError = typeof outcome === 'object' ? outcome : null;
  return (
    <>
      <SetupNotice step="import" />
      <PageHeader
        back={<BackButton to="/customers" label={translate('resources.customers.name', { smart_count: 2 })} />}
        title={translate('pages.imports.store')}
        subtitle={translate('importRun.store.subtitle')}
      />
      <form className={cardStyles.form} onSubmit={submit}>
        <p>
          {website === null
            ? translate('importRun.store.textNoWebsite')
            : translate('importRun.store.text', { website: new URL(website).host })}
        </p>
        {importError && (
          <Banner
            tone="danger"
            title={translate(importError.uncertain ? 'importRun.store.uncertain' : 'importRun.store.failed', {
              reason: getErrorCause(importError),
            })}
          >
            {importError.uncertain && translate('importRun.store.uncertainHelp')}
          </Banner>
        )}
        <div role="status" className={styles.message}>
          {outcome === 'done' && (
            <Banner
              tone="done"
              title={translate('importRun.store.done')}
              action={<ButtonLink to="/imports">{translate('pages.imports.title')}</ButtonLink>}
            >
              {translate('importRun.run.thanks')}
            </Banner>
          )}
        </div>
        <div className={flowStyles.buttons}>
          <Button type="submit" kind={outcome === 'done' ? 'plain' : 'primary'} busy={isPending}>
            {translate(outcome === 'none' ? 'importRun.store.submit' : 'importRun.store.again')}
          </Button>
        </div>
      </form>
    </>
  );
}
