import { useTranslate } from 'ra-core';
import { PageHeader } from '../../../ui/PageHeader';
import { KeptRuns } from './KeptRuns';
import { ProviderJobs } from './ProviderJobs';

/** Imports of this shop: those that this device keeps, and those that the provider tells of. */
export default function HistoryPage() {
  const translate = useTranslate();
  return (
    <>
      <PageHeader title={translate('pages.imports.title')} subtitle={translate('importRun.subtitle')} />
      <KeptRuns />
      <ProviderJobs />
    </>
  );
}
