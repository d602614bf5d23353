import '../../../i18n/en/areas/importRun';
import '../../../i18n/en/areas/import';
import { ImportPage } from './ImportPage';

/** Imports points. */
export const PointsImportPage = () => <ImportPage key="points" kind="points" entity="customers" />;

/** Imports customers. */
export const CustomersImportPage = () => <ImportPage key="customers" kind="customers" entity="customers" />;

/** Imports reviews. */
export const ReviewsImportPage = () => <ImportPage key="reviews" kind="reviews" entity="product-reviews" />;
