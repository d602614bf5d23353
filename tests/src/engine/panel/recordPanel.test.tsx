import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { groupFieldsBySection } from '../../../../src/engine/panel/recordSections';
import { clearTabStorage } from '../../../../src/lib/storage/tabStorage';
import { createRecord, getEntity } from '../../../support/records';
import { renderList } from '../../../support/renderList';
import { composeServer, faq, reviews } from '../compose/composeHarness';

// Modules are compiled on first use, which is not part of any test.
beforeAll(
  () =>
    Promise.all([
      import('../../../../src/engine/panel/RecordPanel'),
      import('../../../../src/engine/compose/TextComposer'),
    ]),
  60_000,
);
beforeEach(() => clearTabStorage());

const review = {
  _id: 'id0',
  title: 'Lovely',
  description: 'Warm and light.',
  rating: 5,
  status: 'pending',
  isFeatured: 0,
  attachments: [],
};

describe('the panel of a record', () => {
  it('shows the texts as in the queue, without labels and empty fields, and is replied to in place', async () => {
    const server = composeServer({ reviews: [review] });
    const { user } = renderList(reviews, server.dataProvider, '?page=0&limit=10&record=id0');
    const panel = within(await screen.findByRole('dialog', { name: 'Lovely' }));
    expect(await panel.findByText('Warm and light.')).toBeVisible();
    expect(panel.queryByText('Review', { selector: 'dt' })).toBeNull();
    expect(panel.queryByText('Replied')).toBeNull();

    await user.click(panel.getByRole('button', { name: 'Reply' }));
    const box = await panel.findByRole('textbox', { name: 'Reply' });
    await waitFor(() => expect(box).toHaveFocus());
    await user.type(box, 'j k Thank you!');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await panel.findByRole('button', { name: 'Edit reply' })).toBeVisible();
    expect(panel.getByText('j k Thank you!')).toBeVisible();
    expect(server.writes()).toEqual([
      { method: 'POST', path: '/admin/reviews/id0/reply', body: { reply: 'j k Thank you!' } },
    ]);
  });
});

it('labels a short text that isn’t the title', () => {
  const record = { _id: 'id0', id: 'id0', question: 'Wool?', category: 'Care' };
  const { text, facts } = groupFieldsBySection(
    { ...faq, fields: { ...faq.fields, category: { kind: 'text' } } },
    record,
  );
  expect(text.map(({ path }) => path)).toEqual(['question']);
  expect(facts.map(({ path }) => path)).toContain('category');
});

it('shows codes that the list hides after the button More', () => {
  const getMore = (name: string, values: Record<string, unknown>) =>
    groupFieldsBySection(getEntity(name), createRecord(getEntity(name), 'id0', values)).more.map(({ path }) => path);
  expect(getMore('product-reviews', { ipAddress: '192.0.2.1' })).toEqual(['ipAddress']);
  expect(getMore('customers', { platformCustomerId: '70015' })).toContain('platformCustomerId');
  expect(getMore('rewards', { coupon_code: 'SUMMER-10' })).toEqual([]);
});

describe('the composer of a question', () => {
  it('offers to answer and publish first; an answered question offers Edit', async () => {
    const question = { question: 'Wool?', isFeatured: 0, status: 'pending' };
    const server = composeServer({
      faqs: [
        { ...question, _id: 'id0', answer: null },
        { ...question, _id: 'id1', answer: 'Yes.' },
      ],
    });
    const { user } = renderList(faq, server.dataProvider, '?page=0&limit=10&record=id0');
    const panel = within(await screen.findByRole('dialog', { name: 'Wool?' }));
    await user.click(await panel.findByRole('button', { name: 'Answer' }));
    await user.type(await panel.findByRole('textbox', { name: 'Answer' }), 'Merino.');
    const [first, second] = panel.getAllByRole('button', { name: /^(Save answer|Answer and publish)/ });
    expect(second).toHaveTextContent('Save answer');
    if (first) await user.click(first);
    const body = { answer: 'Merino.', status: 'approved' };
    await waitFor(() => expect(server.writes()).toEqual([{ method: 'PATCH', path: '/admin/faq/id0', body }]));

    await user.keyboard('j');
    await user.click(await panel.findByRole('button', { name: 'Edit answer' }));
    await user.type(await panel.findByRole('textbox', { name: 'Answer' }), ' Always.');
    const [send] = panel.getAllByRole('button', { name: /^(Save answer|Answer and publish)/ });
    expect(send).toHaveTextContent('Save answer');
  });
});
