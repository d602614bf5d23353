import type { ExtensionFixtures } from '../../src/defineConsole';

/** Rows and calls of the extension in the mock server. */
export const fixtures: ExtensionFixtures = {
  routes: [
    { method: 'POST', path: '/customers/:id/welcome', answer: () => ({ body: {} }) },
    { method: 'POST', path: '/customers/:id/gifts', answer: () => ({ body: { left: 4 } }) },
    {
      method: 'POST',
      path: '/deliveries/:id/reminders',
      answer({ params, rows }) {
        const delivery = rows('deliveries').find(({ _id }) => _id === params['id']);
        if (!delivery) return { status: 404, body: { error: 'This delivery doesn’t exist.' } };
        const reminded = { ...delivery, reminders: Number(delivery['reminders']) + 1 };
        return { body: { delivery: reminded }, put: { deliveries: [reminded] } };
      },
    },
  ],
  schema: `
    extend type Customer { courier: String }
    extend type Review { topic: String }
  `,
  getValues(entity, { _id }) {
    const isEven = _id.length % 2 === 0;
    if (entity === 'customers') return { courier: isEven ? 'Bike' : null };
    return entity === 'product-reviews' ? { topic: /[0-7]$/.test(_id) ? 'size' : 'delivery' } : {};
  },
  createRows: (site, now) => ({
    deliveries: Array.from({ length: 12 }, (_, n) => ({
      _id: `delivery-${site.number}-${n}`,
      number: `D-${112 - n}`,
      reminders: 0,
      status: n < 3 ? 'late' : 'delivered',
      createdAt: new Date(now - n * 86_400_000).toISOString(),
    })),
  }),
};
