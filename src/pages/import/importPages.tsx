import { ImportPage } from './ImportPage';

/** Points from a file. */
export const PointsImportPage = () => <ImportPage key="points" kind="points" entity="customers" />;

/** Customers from a file. */
export const CustomersImportPage = () => <ImportPage key="customers" kind="customers" entity="customers" />;

/** Reviews from a file. */
export const ReviewsImportPage = () => <ImportPage key="reviews" kind="reviews" entity="product-reviews" />;
