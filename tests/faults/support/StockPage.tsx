/** A page of an extension whose writes are react-admin's hooks alone. */
import { useCreate, useDelete, useGetList, useNotify, useUpdate } from 'ra-core';
import { voucherDefaults } from '../../../resources/vouchers';
import { useErrorText } from '../../../src/engine/errors/errorText';

const review = { rating: 5, description: 'Warm.', createdAt: '2026-01-02T12:00:00.000Z', status: 'approved' };

export default function StockPage() {
  const { data: reviews } = useGetList('product-reviews', {
    pagination: { page: 1, perPage: 3 },
    filter: { status: 'pending' },
  });
  const { data: widgets } = useGetList('widgets', { filter: { type: 'ReviewAndFAQ' } });
  const { data: sites } = useGetList('settings');
  const { data: customers } = useGetList('customers', {
    pagination: { page: 1, perPage: 3 },
    sort: { field: 'createdAt', order: 'DESC' },
  });
  const notify = useNotify();
  const errorText = useErrorText();
  const [update] = useUpdate();
  const [remove] = useDelete();
  const [create] = useCreate();
  const told = (done: string) => ({
    onSuccess: () => notify(done, { type: 'success' }),
    onError: (error: unknown) => notify(`Not done: ${errorText(error)} Try again.`, { type: 'error' }),
  });
  // A button that is shown before another list would be pressed while that is read.
  if (!reviews || !widgets || !sites || !customers) return <h1>Stock</h1>;
  const [settings] = sites;
  const productId = reviews[0]?.['product']?.productId;
  const creations = (customerId: unknown) => ({
    review: () =>
      create('product-reviews', { data: { productId, customerId, ...review } }, told('Review added by an extension')),
    question: () =>
      create(
        'faq',
        { data: { productId, customerId, question: 'Is it wool?', answer: 'All of it.' } },
        told('Question added by an extension'),
      ),
    points: () => create('points', { data: { customerId, points: 50 } }, told('Points added by an extension')),
    voucher: () =>
      create('vouchers', { data: { customerId, ...voucherDefaults } }, told('Voucher added by an extension')),
  });
  return (
    <>
      <h1>Stock</h1>
      <table>
        <tbody>
          {reviews.map((review) => (
            <tr key={review.id} data-record={review.id}>
              <td>{review['status']}</td>
              <td>
                <button
                  type="button"
                  aria-label={`Publish ${review.id}`}
                  onClick={() =>
                    update(
                      'product-reviews',
                      { id: review.id, data: { status: 'approved' }, previousData: review },
                      told('Published by an extension'),
                    )
                  }
                />
              </td>
            </tr>
          ))}
          {widgets.map((widget) => (
            <tr key={widget.id} data-record={widget.id}>
              <td>{JSON.stringify(widget['data'])}</td>
              <td>
                <button
                  type="button"
                  aria-label={`Show 17 in ${widget.id}`}
                  onClick={() =>
                    update(
                      'widgets',
                      { id: widget.id, data: { data: { ...widget['data'], perPage: 17 } }, previousData: widget },
                      told('Changed by an extension'),
                    )
                  }
                />
                <button
                  type="button"
                  aria-label={`Delete ${widget.id}`}
                  onClick={() =>
                    remove('widgets', { id: widget.id, previousData: widget }, told('Deleted by an extension'))
                  }
                />
              </td>
            </tr>
          ))}
          {customers.map(({ id, totalPoints }) => (
            <tr key={id} data-record={id}>
              <td>{totalPoints}</td>
              <td>
                {Object.entries(creations(id)).map(([kind, add]) => (
                  <button key={kind} type="button" aria-label={`Add ${kind} of ${id}`} onClick={add} />
                ))}
              </td>
            </tr>
          ))}
          {settings && (
            <tr data-record="store">
              <td>{settings['defaultCurrency']}</td>
              <td>
                <button
                  type="button"
                  aria-label="Use yen in store"
                  onClick={() =>
                    update(
                      'settings',
                      { id: settings.id, data: { defaultCurrency: 'JPY' }, previousData: settings },
                      told('Set by an extension'),
                    )
                  }
                />
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </>
  );
}
