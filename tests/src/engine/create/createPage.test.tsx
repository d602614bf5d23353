import { screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '../../../../dataProvider';
import { AppError } from '../../../../dataProvider/errors';
import type { HttpRequest } from '../../../../dataProvider/http';
import CreatePage from '../../../../src/engine/create/CreatePage';
import { wipeTab } from '../../../../src/lib/tabStorage';
import { entityNamed } from '../../../support/records';
import { renderConsole } from '../../../support/renderConsole';

const now = new Date(2026, 2, 12, 9, 30);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
});

afterEach(() => {
  wipeTab();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const scarf = { productId: 'p1', name: 'Wool scarf', slug: 'wool-scarf', imageUrl: null, price: 24 };
const hat = { productId: 'p2', name: 'Wool hat', slug: 'wool-hat', imageUrl: null, price: 18 };
const ada = { _id: 'c1', name: 'Ada Lovelace', emailAddress: 'ada@example.org' };

type Answer = (request: HttpRequest) => unknown;

/** A provider with two products and a customer, and the writes that it received. */
function server(write: Answer = ({ body }) => ({ review: { _id: 'r9', ...Object(body) } })) {
  const writes: { path: string; body: unknown }[] = [];
  const http = async (request: HttpRequest): Promise<unknown> => {
    if (request.path === '/admin/products') {
      const wanted = String(request.query?.['search'] ?? '').toLowerCase();
      const items = [scarf, hat].filter(({ name }) => name.toLowerCase().includes(wanted));
      return { total: items.length, items };
    }
    if (request.path === '/admin/graphql') return { data: { list: { total: 1, items: [ada] } } };
    writes.push({ path: `${request.method} ${request.path}`, body: request.body });
    return write(request);
  };
  return { writes, http };
}

function openForm(name: string, answers = server()) {
  const entity = entityNamed(name);
  const view = renderConsole({
    dataProvider: createDataProvider(answers.http),
    at: `/${name}/create`,
    routes: [
      {
        path: `${name}/create`,
        element: (
          <>
            <CreatePage entity={entity} />
            <Link to="/elsewhere">away</Link>
          </>
        ),
      },
      { path: '*', element: <p>elsewhere</p> },
    ],
  });
  return { ...view, writes: answers.writes };
}

type User = ReturnType<typeof openForm>['user'];

const add = () => screen.getByRole('button', { name: /^Add/ });

async function pick(user: User, field: RegExp, text: string, option: RegExp) {
  await user.type(screen.getByRole('combobox', { name: field }), text);
  await user.click(await screen.findByRole('option', { name: option }));
}

async function typeDay(user: User, digits: string) {
  const field = await screen.findByRole('group', { name: 'Review date' });
  await user.click(within(field).getByRole('spinbutton', { name: 'Day' }));
  await user.keyboard(digits);
}

async function fillReview(user: User) {
  await pick(user, /^Product/, 'scarf', /Wool scarf/);
  await pick(user, /^Customer/, 'ada', /Ada/);
  await user.type(screen.getByRole('textbox', { name: /^Text/ }), 'Warm and soft.');
  await typeDay(user, '11032026');
}

describe('adding a review', () => {
  it('[REV-07] asks for product, customer, text and date, offers 5 stars, and posts it as published', async () => {
    const { user, writes, address } = openForm('product-reviews');
    expect(add()).toBeDisabled();
    expect(screen.getByText('Still missing: Product, Customer, Text, Review date.')).toBeVisible();
    expect(add()).toHaveAccessibleDescription('Still missing: Product, Customer, Text, Review date.');
    await fillReview(user);
    expect(screen.queryByText(/Still missing/)).toBeNull();
    await user.type(screen.getByRole('textbox', { name: /^Title/ }), 'Lovely');
    await user.click(add());
    await waitFor(() => expect(address()).toBe('/product-reviews?record=r9'));
    expect(writes).toEqual([
      {
        path: 'POST /admin/reviews',
        body: {
          rating: 5,
          title: 'Lovely',
          description: 'Warm and soft.',
          customerId: 'c1',
          productId: 'p1',
          status: 'approved',
          createdAt: new Date(2026, 2, 11, 12).toISOString(),
          attachments: [],
        },
      },
    ]);
    expect(await screen.findByText('Product review added.')).toBeVisible();
  });

  it('[REV-07] takes the rating that is chosen, and leaves out a title that is not given', async () => {
    const { user, writes } = openForm('product-reviews');
    await fillReview(user);
    await user.click(screen.getByRole('radio', { name: '2 stars' }));
    await user.click(add());
    await waitFor(() => expect(writes).toHaveLength(1));
    expect(writes[0]?.body).toMatchObject({ rating: 2 });
    expect(Object.keys(Object(writes[0]?.body))).not.toContain('title');
  });

  it('takes no day that is to come', async () => {
    const { user } = openForm('product-reviews');
    await fillReview(user);
    await typeDay(user, '13032026');
    await user.tab();
    await user.tab();
    expect(await screen.findByText('This date is in the future.')).toBeVisible();
    expect(add()).toBeDisabled();
    expect(screen.getByText('Still missing: Review date.')).toBeVisible();
  });

  it('sends once, however often it is pressed', async () => {
    let answer: (body: unknown) => void = () => {};
    const held = new Promise((resolve) => {
      answer = resolve;
    });
    const { user, writes, address } = openForm(
      'product-reviews',
      server(() => held),
    );
    await fillReview(user);
    await user.dblClick(add());
    await user.type(screen.getByRole('textbox', { name: /^Title/ }), '{Enter}');
    expect(add()).toHaveAttribute('aria-busy', 'true');
    expect(writes).toHaveLength(1);
    answer({ review: { _id: 'r9' } });
    await waitFor(() => expect(address()).toBe('/product-reviews?record=r9'));
    expect(writes).toHaveLength(1);
  });

  it('shows what the server refuses at its field, in words where it is a known word, and keeps all', async () => {
    const fields = { productId: 'not_found', description: 'No links, please.', status: 'Not for you.' };
    const refuse = () => {
      throw new AppError({ kind: 'validation', status: 422, message: 'Please check the form.', fields });
    };
    const { user, address } = openForm('product-reviews', server(refuse));
    await fillReview(user);
    await user.click(add());
    const product = screen.getByRole('combobox', { name: /^Product/ });
    await waitFor(() => expect(product).toHaveFocus());
    expect(product).toBeInvalid();
    expect(product).toHaveAccessibleDescription('This is not there any more. Please choose another.');
    expect(product).toHaveValue('Wool scarf');
    const text = screen.getByRole('textbox', { name: /^Text/ });
    expect(text).toHaveAccessibleDescription('No links, please.');
    expect(text).toHaveValue('Warm and soft.');
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Nothing was added. What you typed is still here.');
    expect(alert).toHaveTextContent('Please check the form.');
    expect(alert).toHaveTextContent('status: Not for you.');
    expect(address()).toBe('/product-reviews/create');
    // What was said of a field goes when the field is changed.
    await user.type(text, ' Really.');
    expect(text).not.toBeInvalid();
  });

  it('does not claim that nothing happened where nobody knows', async () => {
    const lose = () => {
      throw new AppError({ kind: 'timeout', uncertain: true });
    };
    const { user } = openForm('product-reviews', server(lose));
    await fillReview(user);
    await user.click(add());
    expect(await screen.findByRole('alert')).toHaveTextContent('It is not certain that it was added.');
    expect(screen.queryByText(/added\.$/)).toBeNull();
  });
});

describe('what was typed', () => {
  it('is offered again after a reload, and thrown away when that is asked for', async () => {
    const first = openForm('product-reviews');
    await fillReview(first.user);
    await first.user.click(screen.getByRole('radio', { name: '3 stars' }));
    first.unmount();

    const { user } = openForm('product-reviews');
    expect(screen.getByText('What you typed before is here again.')).toBeVisible();
    expect(screen.getByRole('combobox', { name: /^Product/ })).toHaveValue('Wool scarf');
    expect(screen.getByRole('combobox', { name: /^Customer/ })).toHaveValue('Ada Lovelace');
    expect(screen.getByRole('textbox', { name: /^Text/ })).toHaveValue('Warm and soft.');
    expect(screen.getByRole('radio', { name: '3 stars' })).toBeChecked();
    expect((await screen.findByRole('group', { name: 'Review date' })).textContent).toContain('11');
    expect(add()).toBeEnabled();

    await user.click(screen.getByRole('button', { name: 'Discard draft' }));
    expect(screen.getByRole('combobox', { name: /^Product/ })).toHaveValue('');
    expect(screen.getByRole('combobox', { name: /^Product/ })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: /^Text/ })).toHaveValue('');
    expect(screen.getByRole('radio', { name: '5 stars' })).toBeChecked();
    expect(screen.queryByText('What you typed before is here again.')).toBeNull();
  });

  it('is sent as it was found, and forgotten when the server has it', async () => {
    const first = openForm('product-reviews');
    await fillReview(first.user);
    first.unmount();
    const second = openForm('product-reviews');
    await second.user.click(add());
    await waitFor(() => expect(second.address()).toBe('/product-reviews?record=r9'));
    expect(second.writes[0]?.body).toMatchObject({ productId: 'p1', customerId: 'c1', description: 'Warm and soft.' });
    second.unmount();
    openForm('product-reviews');
    expect(screen.queryByText('What you typed before is here again.')).toBeNull();
    expect(screen.getByRole('textbox', { name: /^Text/ })).toHaveValue('');
  });

  it('is not left without a question, and is there again after it', async () => {
    const { user, address } = openForm('product-reviews');
    await user.type(screen.getByRole('textbox', { name: /^Text/ }), 'Half a sen');
    await user.click(screen.getByRole('link', { name: 'away' }));
    await user.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(address()).toBe('/product-reviews/create');
    expect(screen.getByRole('textbox', { name: /^Text/ })).toHaveValue('Half a sen');
    await user.click(screen.getByRole('link', { name: 'away' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(address()).toBe('/elsewhere'));
  });

  it('is left at once where nothing was typed', async () => {
    const { user, address } = openForm('product-reviews');
    await user.click(screen.getByRole('link', { name: 'away' }));
    await waitFor(() => expect(address()).toBe('/elsewhere'));
  });
});

describe('adding a question', () => {
  it('[FAQ-03] needs question, answer and product; the customer may be left out', async () => {
    const { user, writes, address } = openForm(
      'faq',
      server(({ body }) => ({ faq: { _id: 'q9', ...Object(body) } })),
    );
    expect(add()).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: /^Question/ }), 'Is it wool?');
    expect(screen.getByText('Still missing: Product, Answer.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /^Answer/ }), 'Yes, all of it.');
    expect(add()).toBeDisabled();
    await pick(user, /^Product/, 'hat', /Wool hat/);
    expect(add()).toBeEnabled();
    await user.click(add());
    await waitFor(() => expect(address()).toBe('/faq?record=q9'));
    expect(writes).toEqual([
      {
        path: 'POST /admin/faq',
        body: { question: 'Is it wool?', answer: 'Yes, all of it.', productId: 'p2' },
      },
    ]);
  });

  it('[FAQ-03] posts the customer where one is chosen', async () => {
    const { user, writes } = openForm(
      'faq',
      server(({ body }) => ({ faq: { _id: 'q9', ...Object(body) } })),
    );
    await user.type(screen.getByRole('textbox', { name: /^Question/ }), 'Is it wool?');
    await user.type(screen.getByRole('textbox', { name: /^Answer/ }), 'Yes.');
    await pick(user, /^Product/, 'scarf', /Wool scarf/);
    await pick(user, /^Customer/, 'ada', /Ada/);
    await user.click(add());
    await waitFor(() => expect(writes).toHaveLength(1));
    expect(writes[0]?.body).toEqual({
      question: 'Is it wool?',
      answer: 'Yes.',
      productId: 'p1',
      customerId: 'c1',
    });
  });
});
