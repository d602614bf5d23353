import { TeamImport } from './TeamImport';

/** Hands a customer file to the support team. */
export default function CustomersTeamImportPage() {
  return <TeamImport kind="customers" entity="customers" />;
}
