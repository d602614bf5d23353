import { TeamImport } from './TeamImport';

/** Leaves the import of customers to our team. */
export default function CustomersTeamImportPage() {
  return <TeamImport kind="customers" entity="customers" />;
}
