import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createDataProvider } from '../../../../dataProvider';
import type { HttpRequest } from '../../../../dataProvider/http';
import { recordedHttp } from '../../../support/recordedHttp';
import { entityNamed, recordOf } from '../../../support/records';
import { renderList } from '../../../support/renderList';
import { actOn, rowThere } from '../../../support/rows';

const faq = entityNamed('faq');

it('[FAQ-02] publishes, un-publishes and features by PATCH, answers by the same call, and deletes after asking', async () => {
  const records = [
    recordOf(faq, 'q1', { question: 'Does it shrink?', status: 'pending', isFeatured: 0 }),
    recordOf(faq, 'q2', { question: 'Is it warm?', status: 'approved', isFeatured: 0 }),
  ];
  const { http } = recordedHttp({ faqs: records });
  const writes: Pick<HttpRequest, 'method' | 'path' | 'body'>[] = [];
  const provider = createDataProvider((request) => {
    const { method, path, body } = request;
    if (path === '/admin/graphql' || method === 'GET') return http(request);
    writes.push({ method, path, body });
    return Promise.resolve({});
  });
  const { user } = renderList(faq, provider);
  await rowThere('q1');

  await actOn('q1', 'Publish', user);
  await waitFor(() =>
    expect(writes.at(-1)).toEqual({ method: 'PATCH', path: '/admin/faq/q1', body: { status: 'approved' } }),
  );
  await actOn('q2', 'Un-publish', user);
  await waitFor(() =>
    expect(writes.at(-1)).toEqual({ method: 'PATCH', path: '/admin/faq/q2', body: { status: 'pending' } }),
  );
  await actOn('q2', 'Feature', user);
  await waitFor(() =>
    expect(writes.at(-1)).toEqual({ method: 'PATCH', path: '/admin/faq/q2', body: { isFeatured: 1 } }),
  );

  await provider.update('faq', { id: 'q1', data: { answer: 'Not at all.' }, previousData: { id: 'q1', _id: 'q1' } });
  expect(writes.at(-1)).toEqual({ method: 'PATCH', path: '/admin/faq/q1', body: { answer: 'Not at all.' } });

  const before = writes.length;
  await actOn('q1', 'Delete', user);
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('cannot be undone');
  expect(writes).toHaveLength(before);
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(writes.at(-1)).toEqual({ method: 'DELETE', path: '/admin/faq/q1', body: undefined }));
});
