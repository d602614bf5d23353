import type { LoadRows } from '../../src/defineConsole';

/** The file of the tab: the deliveries between two days. */
const readDeliveryRows: LoadRows = async ({ firstDay, lastDay }, { dataProvider, translate }) => {
  const { data } = await dataProvider.getList('deliveries', {
    filter: {},
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'createdAt', order: 'DESC' },
  });
  const sent = data.filter(({ createdAt }) => createdAt.slice(0, 10) >= firstDay && createdAt.slice(0, 10) <= lastDay);
  const head = ['number', 'createdAt'].map((field) => translate(`resources.deliveries.fields.${field}`));
  return [head, ...sent.map(({ number, createdAt }) => [number, createdAt])];
};

export default readDeliveryRows;
