import { useTranslate } from 'ra-core';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { ProviderJobs } from './ProviderJobs';
import { StoredRunTable } from './StoredRunTable';

/** Lists the store's imports: those stored in this browser and the provider's jobs. */
export default function HistoryPage() {
  const translate = useTranslate();
  return (
    <>
      <PageHeader title={translate('pages.imports.title')} subtitle={translate('importRun.subtitle')} />
      <StoredRunTable />
      <ProviderJobs />
    </>
  );
}
