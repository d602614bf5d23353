import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createDataProvider } from '../../../../dataProvider';
import { createRecordingHttp } from '../../../support/createRecordingHttp';
import { createRecords, getEntity } from '../../../support/records';
import { renderList } from '../../../support/renderList';
import { findRow } from '../../../support/rows';
import { listServer } from '../../../support/stubDataProvider';

const faq = getEntity('faq');
const rows = (count: number) => createRecords(faq, count, (index) => ({ question: `Question ${index}?` }));
const tab = (name: RegExp) => screen.getByRole('link', { name });

it('[FAQ-01] opens the unanswered questions, with a count on every tab; all questions have their own URL, also by Back', async () => {
  const { http, lists } = createRecordingHttp({ faqs: rows(4) });
  const { user, currentUrl, router } = renderList(faq, createDataProvider(http), '', ['/elsewhere']);
  await findRow('id0');
  expect(currentUrl()).toBe('/faq');
  expect(lists()[0]?.variables).toMatchObject({ filter: 'unanswered', limit: 10 });
  expect(tab(/^Unanswered/)).toHaveAttribute('aria-current', 'page');
  for (const name of ['All', 'Unanswered', 'Answered', 'Unpublished', 'Published']) {
    expect(await screen.findByRole('link', { name: `${name} 4` })).toBeVisible();
  }

  await user.click(tab(/^All/));
  await waitFor(() => expect(currentUrl()).toBe('/faq?page=0&limit=10'));
  expect(tab(/^All/)).toHaveAttribute('aria-current', 'page');
  await waitFor(() => expect(lists().at(-1)?.variables).not.toHaveProperty('filter'));
  // The count of a view that the API doesn't have reads longer pages.
  expect(lists().filter(({ variables }) => variables['limit'] === 10)).toHaveLength(2);

  await router.navigate(-1);
  await waitFor(() => expect(tab(/^Unanswered/)).toHaveAttribute('aria-current', 'page'));
  expect(currentUrl()).toBe('/faq');
});

it('[FAQ-01] all questions stay selected after a reload, and a link with a search includes all of them', async () => {
  for (const query of ['?page=0&limit=10', '?search=iron']) {
    const { http, lists } = createRecordingHttp({ faqs: rows(1) });
    const { unmount } = renderList(faq, createDataProvider(http), query);
    await findRow('id0');
    expect(lists()[0]?.variables).not.toHaveProperty('filter');
    unmount();
  }
});

it('shows a message if all questions are answered, with a link to all', async () => {
  const provider = listServer(faq, rows(3)).provider();
  const getList: typeof provider.getList = (name, params) =>
    params?.filter?.filter === 'unanswered' ? Promise.resolve({ data: [], total: 0 }) : provider.getList(name, params);
  const { user, currentUrl } = renderList(faq, { ...provider, getList });
  expect(await screen.findByText('You’re all caught up')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all questions' }));
  await waitFor(() => expect(currentUrl()).toBe('/faq?page=0&limit=10'));
  await findRow('id0');
});

it('[LIST-04] shows No data, and how to add some, in a store without questions', async () => {
  renderList(faq, listServer(faq, []).provider());
  expect(await screen.findByText('No data')).toBeVisible();
  expect(screen.queryByText('You’re all caught up')).toBeNull();
  expect(screen.getAllByRole('link', { name: 'Add question' }).length).toBeGreaterThan(0);
});
