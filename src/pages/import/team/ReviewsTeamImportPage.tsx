import { TeamImport } from './TeamImport';

/** Leaves the import of reviews to our team. */
export default function ReviewsTeamImportPage() {
  return <TeamImport kind="reviews" entity="product-reviews" />;
}
