import { SetupNotice } from '../../wizard/SetupNotice';
import { TeamImport } from './TeamImport';

/** Hands a customer file to the support team. */
export default function CustomersTeamImportPage() {
  return (
    <>
      <SetupNotice step="import" />
      <TeamImport kind="customers" entity="customers" />
    </>
  );
}
