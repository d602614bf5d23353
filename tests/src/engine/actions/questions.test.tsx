import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createDataProvider } from '../../../../dataProvider';
import type { HttpRequest } from '../../../../dataProvider/http/http';
import { createRecordingHttp } from '../../../support/createRecordingHttp';
import { leavePage } from '../../../support/leavePage';
import { createRecord, getEntity } from '../../../support/records';
import { renderList } from '../../../support/renderList';
import { findRow, runRowAction } from '../../../support/rows';

const faq = getEntity('faq');

it('[FAQ-02] [REL-03] publishes, unpublishes, features and answers by PATCH, and deletes after confirmation', async () => {
  const records = [
    createRecord(faq, 'q1', { question: 'Does it shrink?', status: 'pending', isFeatured: 0 }),
    createRecord(faq, 'q2', { question: 'Is it warm?', status: 'approved', isFeatured: 0 }),
  ];
  const { http } = createRecordingHttp({ faqs: records });
  const writes: Pick<HttpRequest, 'method' | 'path' | 'body'>[] = [];
  const provider = createDataProvider((request) => {
    const { method, path, body } = request;
    if (path === '/admin/graphql' || method === 'GET') return http(request);
    writes.push({ method, path, body });
    return Promise.resolve({});
  });
  const { user } = renderList(faq, provider);
  await findRow('q1');

  await runRowAction('q1', 'Publish', user);
  const unanswered = await screen.findByRole('dialog', { name: 'Publish: question “Does it shrink?”' });
  expect(unanswered).toHaveTextContent('“Answer” is still empty, and customers will see it like that.');
  expect(writes).toEqual([]);
  await user.click(within(unanswered).getByRole('button', { name: 'Publish' }));
  await waitFor(() =>
    expect(writes.at(-1)).toEqual({ method: 'PATCH', path: '/admin/faq/q1', body: { status: 'approved' } }),
  );
  await runRowAction('q2', 'Un-publish', user);
  await waitFor(() =>
    expect(writes.at(-1)).toEqual({ method: 'PATCH', path: '/admin/faq/q2', body: { status: 'pending' } }),
  );
  await runRowAction('q2', 'Feature', user);
  await waitFor(() =>
    expect(writes.at(-1)).toEqual({ method: 'PATCH', path: '/admin/faq/q2', body: { isFeatured: 1 } }),
  );

  await provider.update('faq', { id: 'q1', data: { answer: 'Not at all.' }, previousData: { id: 'q1', _id: 'q1' } });
  expect(writes.at(-1)).toEqual({ method: 'PATCH', path: '/admin/faq/q1', body: { answer: 'Not at all.' } });

  const before = writes.length;
  await runRowAction('q1', 'Delete', user);
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('can’t be undone');
  expect(writes).toHaveLength(before);
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await screen.findByText(/^Deleting in 8 seconds/);
  await leavePage();
  await waitFor(() => expect(writes.at(-1)).toEqual({ method: 'DELETE', path: '/admin/faq/q1', body: undefined }));
});

it('lists the answered questions that aren’t published in a view of their own, with their number', async () => {
  const records = [
    createRecord(faq, 'q1', { question: 'Does it shrink?', status: 'pending', isFeatured: 0 }),
    createRecord(faq, 'q2', { question: 'Is it warm?', answer: 'Yes.', status: 'pending', isFeatured: 0 }),
  ];
  const { http } = createRecordingHttp({ faqs: records });
  const { user, currentUrl } = renderList(faq, createDataProvider(http));
  await findRow('q1');
  const tab = await screen.findByRole('link', { name: /^Answered, not published\s*1$/ });
  expect(tab).not.toHaveAttribute('aria-current');
  await user.click(tab);
  await waitFor(() => expect(screen.queryByText('Does it shrink?')).toBeNull());
  expect(currentUrl()).toContain('filter=unpublished&only=hasAnswer');
  await findRow('q2');
  await user.click(screen.getByRole('link', { name: /^Unpublished/ }));
  expect(currentUrl()).not.toContain('only');
  await findRow('q1');
});

it('asks before it publishes a selection with unanswered questions, and says how many those are', async () => {
  const records = [
    createRecord(faq, 'q1', { question: 'Does it shrink?', answer: '', status: 'pending', isFeatured: 0 }),
    createRecord(faq, 'q2', { question: 'Is it warm?', answer: 'Yes.', status: 'pending', isFeatured: 0 }),
  ];
  const { http, requests } = createRecordingHttp({ faqs: records });
  const { user } = renderList(faq, createDataProvider(http));
  await findRow('q1');
  const publish = async () =>
    user.click(
      within(await screen.findByRole('region', { name: 'Bulk actions' })).getByRole('button', { name: /^Publish/ }),
    );
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await publish();
  const question = await screen.findByRole('dialog', { name: 'Publish 2 questions?' });
  expect(question).toHaveTextContent('“Answer” is still empty in 1 of them.');
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.filter(({ method }) => method === 'PATCH')).toEqual([]);
});
