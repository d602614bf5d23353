import '../../../../i18n/en/areas/wizard';
import '../../../../i18n/en/areas/theme';
import { CodePage } from './CodePage';

/** Snippets of the reviews and questions. */
export function ReviewsCodePage() {
  return <CodePage integration="reviews" />;
}

/** Snippet of the loyalty page. */
export function LoyaltyCodePage() {
  return <CodePage integration="loyalty" />;
}
