import '../../../../i18n/en/areas/importRun';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Menu } from '../../../ui/overlays/Menu';
import { fileImports } from './fileImports';
import { ProviderJobs } from './ProviderJobs';
import { StoredRunTable } from './StoredRunTable';

/** Lists the store's imports: those stored in this browser and the provider's jobs. */
export default function HistoryPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title={translate('pages.imports.title')}
        subtitle={translate('importRun.subtitle')}
        actions={
          <Menu
            label={translate('list.import.label')}
            trigger={translate('list.import.label')}
            kind="primary"
            align="end"
            entries={fileImports.map(([kind, path]) => ({
              key: kind,
              label: translate(`importRun.start.${kind}`),
              onSelect: () => void navigate(path),
            }))}
          />
        }
      />
      <StoredRunTable />
      <ProviderJobs />
    </>
  );
}
