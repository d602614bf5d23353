import { TeamImport } from './TeamImport';

/** Hands a review file to the support team. */
export default function ReviewsTeamImportPage() {
  return <TeamImport kind="reviews" entity="product-reviews" />;
}
