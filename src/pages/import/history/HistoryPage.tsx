import { useTranslate } from 'ra-core';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import { ProviderJobs } from './ProviderJobs';
import { StoredRunTable } from './StoredRunTable';

const imports = [
  ['/customers/import/customers', 'customers'],
  ['/customers/import/points', 'points'],
  ['/product-reviews/import/reviews', 'reviews'],
] as const;

/** Lists the store's imports: those stored in this browser and the provider's jobs. */
export default function HistoryPage() {
  const translate = useTranslate();
  return (
    <>
      <PageHeader
        title={translate('pages.imports.title')}
        subtitle={translate('importRun.subtitle')}
        actions={imports.map(([to, kind]) => (
          <ButtonLink key={to} to={to} icon="upload">
            {translate(`list.import.${kind}`)}
          </ButtonLink>
        ))}
      />
      <StoredRunTable />
      <ProviderJobs />
    </>
  );
}
