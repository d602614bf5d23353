import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createDataProvider } from '../../../../dataProvider';
import { recordedHttp } from '../../../support/recordedHttp';
import { entityNamed, manyRecords } from '../../../support/records';
import { renderList } from '../../../support/renderList';
import { rowThere } from '../../../support/rows';
import { listServer } from '../../../support/stubDataProvider';

const faq = entityNamed('faq');
const rows = (count: number) => manyRecords(faq, count, (place) => ({ question: `Question ${place}?` }));
const tab = (name: RegExp) => screen.getByRole('link', { name });

it('[FAQ-01] opens on what waits, with a count on every tab; all are at an address of their own, also by Back', async () => {
  const { http, lists } = recordedHttp({ faqs: rows(4) });
  const { user, address, router } = renderList(faq, createDataProvider(http), '', ['/elsewhere']);
  await rowThere('id0');
  expect(address()).toBe('/faq');
  expect(lists()).toEqual([expect.objectContaining({ variables: expect.objectContaining({ filter: 'unanswered' }) })]);
  expect(tab(/^Unanswered/)).toHaveAttribute('aria-current', 'page');
  for (const name of ['All', 'Unanswered', 'Answered', 'Unpublished', 'Published']) {
    expect(await screen.findByRole('link', { name: `${name} 4` })).toBeVisible();
  }

  await user.click(tab(/^All/));
  await waitFor(() => expect(address()).toBe('/faq?page=0&limit=10'));
  expect(tab(/^All/)).toHaveAttribute('aria-current', 'page');
  await waitFor(() => expect(lists().at(-1)?.variables).not.toHaveProperty('filter'));
  expect(lists()).toHaveLength(2);

  await router.navigate(-1);
  await waitFor(() => expect(tab(/^Unanswered/)).toHaveAttribute('aria-current', 'page'));
  expect(address()).toBe('/faq');
});

it('[FAQ-01] all stay all after a reload, and a link to certain questions looks among all', async () => {
  for (const query of ['?page=0&limit=10', '?search=iron']) {
    const { http, lists } = recordedHttp({ faqs: rows(1) });
    const { unmount } = renderList(faq, createDataProvider(http), query);
    await rowThere('id0');
    expect(lists()[0]?.variables).not.toHaveProperty('filter');
    unmount();
  }
});

it('says that nothing waits when all is answered, and offers the rest', async () => {
  const { user, address } = renderList(faq, listServer(faq, []).provider());
  expect(await screen.findByText('Nothing waits')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all questions' }));
  await waitFor(() => expect(address()).toBe('/faq?page=0&limit=10'));
  expect(await screen.findByText('No data')).toBeVisible();
});
