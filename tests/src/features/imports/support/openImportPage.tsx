import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { programShape } from '../../../../../resources/programs';
import {
  CustomersImportPage,
  PointsImportPage,
  ReviewsImportPage,
} from '../../../../../src/features/imports/importPages';
import { renderConsole } from '../../../../support/renderConsole';
import { stubDataProvider } from '../../../../support/stubDataProvider';

const pages = {
  '/customers/import/points': PointsImportPage,
  '/customers/import/customers': CustomersImportPage,
  '/product-reviews/import/reviews': ReviewsImportPage,
};

const program = programShape.parse({
  _id: 'p1',
  name: 'Points',
  rewards: [{ _id: 'r1', type: 'fixed_amount', isEnabled: true, pointsCost: 500, config: { value: 5 } }],
});

/**
 * Opens an import page with two existing customers, and the reviews and product IDs given.
 * @param products IDs, or products with names; null if the API has no catalog
 * @param customerCount total of the customers, if not all are listed
 * @param known the customers
 */
export function openImportPage(
  at: keyof typeof pages,
  reviews: readonly object[] = [],
  products: readonly (string | { productId: string; name: string })[] | null = null,
  customerCount = 2,
  known: readonly object[] = [
    { id: 'c1', emailAddress: 'Lin@shop.example ', totalPoints: 30 },
    { id: 'c2', emailAddress: 'else@shop.example', totalPoints: 5 },
  ],
) {
  // The virtualized grid needs a height.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44);
  const send = vi.fn(async (_batch: object, _key: string) => ({ jobId: null }));
  const Page = pages[at];
  const getList = vi.fn(async (name: string, { pagination: { page } }: { pagination: { page: number } }) => {
    const records = name === 'customers' ? known : reviews;
    return { data: page === 1 ? records : [], total: name === 'customers' ? customerCount : records.length };
  });
  const view = renderConsole({
    dataProvider: stubDataProvider(
      {
        getList,
        searchProducts: async () => ({
          items: (products ?? []).map((product) => {
            const { productId, name = null } = typeof product === 'string' ? { productId: product } : product;
            return { productId, name, slug: `slug-${productId}` };
          }),
          total: products?.length ?? null,
        }),
        importCalls: async () => ({ send }),
      },
      { programs: async () => [program] },
    ),
    at,
    routes: [
      { path: at, element: <Page /> },
      { path: '/imports/:run', element: <h1>The run</h1> },
      { path: '/customers', element: <h1>The customers</h1> },
    ],
  });
  const { user } = view;
  return {
    ...view,
    send,
    choose: async (content: BlobPart, name = 'file.csv') => {
      const input = await waitFor(() => {
        const found = view.container.querySelector('input[type=file]');
        if (!(found instanceof HTMLInputElement)) throw new Error('The file input is missing.');
        return found;
      });
      await user.upload(input, new File([content], name, { type: 'text/csv' }));
    },
    toRows: async () => {
      const goOn = await screen.findByRole('button', { name: 'Continue to rows' });
      await waitFor(() => expect(goOn).toBeEnabled());
      await user.click(goOn);
      return screen.findByRole('grid', { name: 'Import rows' });
    },
    says: (text: string | RegExp) => screen.findByText(text),
  };
}
