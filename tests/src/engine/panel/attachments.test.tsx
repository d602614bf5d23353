import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createDataProvider } from '../../../../dataProvider';
import { AppError } from '../../../../dataProvider/errors';
import type { HttpRequest } from '../../../../dataProvider/http';
import { recordedHttp } from '../../../support/recordedHttp';
import { entityNamed, recordOf } from '../../../support/records';
import { renderList } from '../../../support/renderList';
import { actOn, rowThere } from '../../../support/rows';

const reviews = entityNamed('product-reviews');
const picture = (id: string) => ({ _id: id, src: `https://media.example/${id}.png`, type: 'image', thumbnail: null });
const review = recordOf(reviews, 'r1', {
  title: 'Warm',
  status: 'pending',
  isFeatured: 0,
  attachments: [picture('a/1'), picture('a2')],
});

/** The reviews list over this one review; `answer` decides what becomes of a write. */
function openReviews(query: string, answer: (request: HttpRequest) => Promise<unknown>) {
  const writes: Pick<HttpRequest, 'method' | 'path' | 'body'>[] = [];
  const { http } = recordedHttp({ reviews: [review] });
  const provider = createDataProvider((request) => {
    if (request.path === '/admin/graphql' || request.method === 'GET') return http(request);
    const { method, path, body } = request;
    writes.push({ method, path, body });
    return answer(request);
  });
  return { ...renderList(reviews, provider, query), writes };
}

const pictures = () => screen.queryAllByRole('img', { name: /^Picture \d of \d$/ });

it('[REV-06] deletes a review, and a single attachment, each after a question that says it cannot be undone', async () => {
  const { user, writes } = openReviews('', () => Promise.resolve({}));
  await rowThere('r1');
  await actOn('r1', 'Delete', user);
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('cannot be undone');
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(writes).toEqual([]);

  await user.click(screen.getByRole('link', { name: 'Warm' }));
  await user.click(await screen.findByRole('button', { name: 'Delete Picture 1 of 2' }));
  const second = await screen.findByRole('alertdialog');
  expect(second).toHaveTextContent('cannot be undone');
  expect(writes).toEqual([]);
  await user.click(within(second).getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(writes).toEqual([{ method: 'DELETE', path: '/admin/reviews/attachment/a%2F1', body: undefined }]),
  );

  await user.keyboard('{Escape}');
  await actOn('r1', 'Delete', user);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(writes.at(-1)).toEqual({ method: 'DELETE', path: '/admin/reviews/r1', body: undefined }));
});

it('puts an attachment back that the server refused to delete, and says why', async () => {
  const { user } = openReviews('?record=r1', () =>
    Promise.reject(new AppError({ kind: 'server', status: 500, message: 'Disk full' })),
  );
  const panel = await screen.findByRole('dialog');
  await user.click(await within(panel).findByRole('button', { name: 'Delete Picture 2 of 2' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/could not be deleted and is back. Disk full/)).toBeInTheDocument();
  expect(within(panel).getAllByRole('button', { name: /^Delete Picture/ })).toHaveLength(2);
  expect(pictures().length).toBeGreaterThan(0);
});
