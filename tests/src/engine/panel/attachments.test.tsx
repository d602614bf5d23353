import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createDataProvider } from '../../../../dataProvider';
import { AppError } from '../../../../dataProvider/errors';
import type { HttpRequest } from '../../../../dataProvider/http/http';
import { getStoredItem, setStoredItem } from '../../../../src/lib/storage/browserStorage';
import { createRecordingHttp } from '../../../support/createRecordingHttp';
import { defaultSite } from '../../../support/defaultSite';
import { leavePage } from '../../../support/leavePage';
import { createRecord, getEntity } from '../../../support/records';
import { renderList } from '../../../support/renderList';
import { findRow, runRowAction } from '../../../support/rows';

const reviews = getEntity('product-reviews');
const createAttachment = (id: string) => ({
  _id: id,
  src: `https://media.example/${id}.png`,
  type: 'image',
  thumbnail: null,
});
const review = createRecord(reviews, 'r1', {
  title: 'Warm',
  status: 'pending',
  isFeatured: 0,
  attachments: [createAttachment('a/1'), createAttachment('a2')],
});

/** Renders the reviews list with this review. `answer` responds to writes. */
function openReviews(query: string, answer: (request: HttpRequest) => Promise<unknown>, rows = [review]) {
  const writes: Pick<HttpRequest, 'method' | 'path' | 'body'>[] = [];
  const { http } = createRecordingHttp({ reviews: rows });
  const provider = createDataProvider((request) => {
    if (JSON.stringify(request.body ?? '').includes('one: reviewById'))
      return Promise.resolve({ data: { one: rows[0] } });
    if (request.path === '/admin/graphql' || request.method === 'GET') return http(request);
    const { method, path, body } = request;
    writes.push({ method, path, body });
    return answer(request);
  });
  return { ...renderList(reviews, provider, query), writes };
}

const getImages = () => screen.queryAllByRole('img', { name: /^Photo \d of \d$/ });

it('[REV-06] [REL-03] deletes a review, and a single attachment, each after a confirmation that says it can’t be undone', async () => {
  const { user, writes } = openReviews('', () => Promise.resolve({}));
  await findRow('r1');
  await runRowAction('r1', 'Delete', user);
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('can’t be undone');
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(writes).toEqual([]);

  await user.click(screen.getByRole('link', { name: 'Warm' }));
  await user.click(await screen.findByRole('button', { name: 'Delete Photo 1 of 2' }));
  const second = await screen.findByRole('alertdialog');
  expect(second).toHaveTextContent('can’t be undone');
  expect(writes).toEqual([]);
  await user.click(within(second).getByRole('button', { name: 'Delete' }));
  await screen.findByText('Deleting in 8 seconds: Photo 1 of 2');
  await leavePage();
  await waitFor(() =>
    expect(writes).toEqual([{ method: 'DELETE', path: '/admin/reviews/attachment/a%2F1', body: undefined }]),
  );

  await user.keyboard('{Escape}');
  await runRowAction('r1', 'Delete', user);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await screen.findByText('Deleting in 8 seconds: review “Warm”');
  await leavePage();
  await waitFor(() => expect(writes.at(-1)).toEqual({ method: 'DELETE', path: '/admin/reviews/r1', body: undefined }));
});

it('restores an attachment that couldn’t be deleted, shows the error in the panel, and retries', async () => {
  const refused = () => Promise.reject(new AppError({ kind: 'server', status: 500, message: 'Disk full' }));
  const answers = [refused, () => Promise.resolve({})];
  const { user, writes } = openReviews('?record=r1', () => answers.shift()?.() ?? refused());
  const panel = await screen.findByRole('dialog');
  await user.click(await within(panel).findByRole('button', { name: 'Delete Photo 2 of 2' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await screen.findByText('Deleting in 8 seconds: Photo 2 of 2');
  await leavePage();
  const alert = await within(panel).findByRole('alert');
  expect(alert).toHaveTextContent('“Photo 2 of 2” couldn’t be deleted, so we put it back. Disk full');
  expect(within(panel).getAllByRole('button', { name: /^Delete Photo/ })).toHaveLength(2);
  expect(getImages().length).toBeGreaterThan(0);
  await user.click(within(panel).getByRole('button', { name: 'Try again' }));
  await screen.findByText('Deleting in 8 seconds: Photo 2 of 2');
  await leavePage();
  await waitFor(() => expect(writes).toHaveLength(2));
  expect(within(panel).queryByRole('alert')).toBeNull();
});

it('[REL-03] completes the deletion of an attachment whose page was left, and keeps its review', async () => {
  const key = `deletions.${defaultSite.preferencesKey}`;
  const { _id: itemId } = createAttachment('a2');
  const left = { id: 'x', resource: 'product-reviews', recordId: 'r1', part: { field: 'attachments', itemId }, at: 0 };
  setStoredItem(key, JSON.stringify([left]));
  const { writes } = openReviews('', () => Promise.resolve({}));
  expect(await screen.findByText('Deleted: Photos and videos')).toBeVisible();
  await waitFor(() => expect(getStoredItem(key)).toBeNull());
  expect(writes).toEqual([{ method: 'DELETE', path: '/admin/reviews/attachment/a2', body: undefined }]);
});

const viewer = () => screen.findByRole('dialog', { name: /^(Photo|Video) \d of \d$/ });

it('[REV-02] opens the viewer with the clicked attachment, from the list and from the panel, and returns the focus', async () => {
  const { user } = openReviews('', () => Promise.resolve({}));
  const row = await findRow('r1');
  const second = row.getByRole('button', { name: 'Photo 2 of 2' });
  second.focus();
  await user.keyboard('{Enter}');
  expect(await viewer()).toHaveAccessibleName('Photo 2 of 2');
  await user.keyboard('{ArrowLeft}');
  expect(await viewer()).toHaveAccessibleName('Photo 1 of 2');
  expect(screen.getByRole('link', { name: /^Download/ })).toHaveAttribute('href', 'https://media.example/a/1.png');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(second).toHaveFocus();

  await user.click(screen.getByRole('link', { name: 'Warm' }));
  const panel = await screen.findByRole('dialog', { name: 'Warm' });
  await user.click(within(panel).getByRole('button', { name: 'Photo 1 of 2' }));
  expect(await viewer()).toHaveAccessibleName('Photo 1 of 2');
  await user.keyboard('{Escape}');
  expect(panel).toBeInTheDocument();
  expect(within(panel).getByRole('button', { name: 'Photo 1 of 2' })).toHaveFocus();
});

it('[REV-06] deletes an attachment in the viewer after confirmation; on failure it is restored to its position', async () => {
  let refuse: (reason: unknown) => void = () => undefined;
  const { user, writes } = openReviews('', () => {
    return new Promise((_, reject) => {
      refuse = reject;
    });
  });
  await user.click((await findRow('r1')).getByRole('button', { name: 'Photo 1 of 2' }));
  await user.click(within(await viewer()).getByRole('button', { name: 'Delete Photo 1 of 2' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('can’t be undone');
  expect(writes).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await viewer(), 'gone at once').toHaveAccessibleName('Photo 1 of 1');
  await leavePage();
  expect(writes).toEqual([{ method: 'DELETE', path: '/admin/reviews/attachment/a%2F1', body: undefined }]);

  refuse(new AppError({ kind: 'server', status: 500, message: 'Disk full' }));
  // The alert is empty at first.
  const alert = await within(await viewer()).findByRole('alert');
  const text = '“Photo 1 of 2” couldn’t be deleted, so we put it back. Disk full';
  await waitFor(() => expect(alert).toHaveTextContent(text));
  expect(await viewer()).toHaveAccessibleName('Photo 1 of 2');
  expect(screen.getByRole('link', { name: /^Download/ })).toHaveAttribute('href', 'https://media.example/a/1.png');
});

it('closes the viewer after the last attachment is deleted, and focuses the row', async () => {
  const rows = [review];
  const parts = [createAttachment('a2')];
  const { user } = openReviews(
    '',
    async () => {
      rows[0] = { ...review, attachments: parts.splice(0, 1) };
      return {};
    },
    rows,
  );
  await user.click((await findRow('r1')).getByRole('button', { name: 'Photo 1 of 2' }));
  for (const left of ['Photo 1 of 1', null]) {
    await user.click(within(await viewer()).getByRole('button', { name: /^Delete Photo/ }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByText(`Deleting in 8 seconds: Photo 1 of ${left ? 2 : 1}`);
    await leavePage();
    if (left) expect(await viewer()).toHaveAccessibleName(left);
  }
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('link', { name: 'Warm' })).toHaveFocus());
});
