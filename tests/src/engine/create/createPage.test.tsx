import { screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '../../../../dataProvider';
import { AppError } from '../../../../dataProvider/errors';
import type { HttpRequest } from '../../../../dataProvider/http/http';
import CreatePage from '../../../../src/engine/create/CreatePage';
import { createAttemptStore } from '../../../../src/engine/drafts/attemptStore';
import { clearTabStorage } from '../../../../src/lib/storage/tabStorage';
import { getEntity } from '../../../support/records';
import { renderConsole } from '../../../support/renderConsole';

const now = new Date(2026, 2, 12, 9, 30);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now, shouldAdvanceTime: true });
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
});

afterEach(() => {
  clearTabStorage();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const scarf = { productId: 'p1', name: 'Wool scarf', slug: 'wool-scarf', imageUrl: null, price: 24 };
const hat = { productId: 'p2', name: 'Wool hat', slug: 'wool-hat', imageUrl: null, price: 18 };
const ada = { _id: 'c1', name: 'Ada Lovelace', emailAddress: 'ada@example.org' };

/** Kept in the tab, like the drafts. */
const attempts = createAttemptStore(() => 'user.site');

type Responder = (request: HttpRequest) => unknown;

/** A provider with two products and a customer. Records the writes. */
function server(
  write: Responder = ({ body }) => ({ review: { _id: 'r9', ...Object(body) } }),
  reviews?: () => object[],
) {
  const writes: { path: string; body: unknown }[] = [];
  const http = async (request: HttpRequest): Promise<unknown> => {
    if (request.path === '/admin/products') {
      const search = String(request.query?.['search'] ?? '').toLowerCase();
      const items = [scarf, hat].filter(({ name }) => name.toLowerCase().includes(search));
      return { total: items.length, items };
    }
    if (reviews && /: reviews\(/.test(JSON.stringify(request.body))) {
      const items = reviews();
      const { limit = items.length } = Object(Object(request.body)['variables']);
      return { data: { list: { total: items.length, items: items.slice(0, limit) } } };
    }
    if (request.path === '/admin/graphql') return { data: { list: { total: 1, items: [ada] } } };
    writes.push({ path: `${request.method} ${request.path}`, body: request.body });
    return write(request);
  };
  return { writes, http };
}

function openForm(name: string, answers = server()) {
  const entity = getEntity(name);
  const view = renderConsole({
    dataProvider: createDataProvider(answers.http, undefined, undefined, undefined, { attempts }),
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
  await user.click(await screen.findByRole('combobox', { name: field }));
  await user.paste(text);
  await user.click(await screen.findByRole('option', { name: option }));
}

async function typeDate(user: User, digits: string) {
  const field = await screen.findByRole('group', { name: 'Review date' });
  await user.click(within(field).getByRole('spinbutton', { name: 'Day' }));
  await user.keyboard(digits);
}

async function fillReview(user: User, day = '11032026') {
  await pick(user, /^Product/, 'scarf', /Wool scarf/);
  await pick(user, /^Customer/, 'ada', /Ada/);
  await user.click(screen.getByRole('textbox', { name: /^Review(?! date)/ }));
  await user.paste('Warm and soft.');
  await typeDate(user, day);
}

describe('adding a review', () => {
  it('[REV-07] requires product, customer, text and date, defaults to 5 stars, and posts it as approved', async () => {
    const { user, writes, currentUrl } = openForm('product-reviews');
    expect(add()).toBeDisabled();
    expect(screen.getByText('To continue, fill in: Product, Customer, Review, Review date.')).toBeVisible();
    expect(add()).toHaveAccessibleDescription('To continue, fill in: Product, Customer, Review, Review date.');
    await fillReview(user);
    expect(screen.queryByText(/To continue, fill in/)).toBeNull();
    await user.type(screen.getByRole('textbox', { name: /^Title/ }), 'Lovely');
    await user.click(add());
    await waitFor(() => expect(currentUrl()).toBe('/product-reviews?record=r9'));
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
          // A day has no zone; at this time of UTC it is the same day nearly everywhere.
          createdAt: '2026-03-11T10:00:00.000Z',
          attachments: [],
        },
      },
    ]);
    expect(await screen.findByText('Product review added')).toBeVisible();
  });

  it('[REV-07] sends the chosen rating, and omits an empty title', async () => {
    const { user, writes } = openForm('product-reviews');
    await fillReview(user);
    await user.click(screen.getByRole('radio', { name: '2 stars' }));
    await user.click(add());
    await waitFor(() => expect(writes).toHaveLength(1));
    expect(writes[0]?.body).toMatchObject({ rating: 2 });
    expect(Object.keys(Object(writes[0]?.body))).not.toContain('title');
  });

  it('accepts no future date', async () => {
    const { user } = openForm('product-reviews');
    await fillReview(user);
    await typeDate(user, '13032026');
    await user.tab();
    await user.tab();
    expect(await screen.findByText('Choose a date that isn’t in the future')).toBeVisible();
    expect(add()).toBeDisabled();
    expect(screen.getByText('Review date: in the future. Choose today or an earlier day.')).toBeVisible();
    expect(screen.queryByText(/^To continue, fill in/)).toBeNull();
  });

  it('[REU-08] shows server errors at their fields, with a readable text for known codes, and keeps all input', async () => {
    const fields = { productId: 'not_found', description: 'No links, please.', status: 'Not for you.' };
    const refuse = () => {
      throw new AppError({ kind: 'validation', status: 422, message: 'Please check the form.', fields });
    };
    const { user, currentUrl } = openForm('product-reviews', server(refuse));
    await fillReview(user);
    await user.click(add());
    const product = screen.getByRole('combobox', { name: /^Product/ });
    await waitFor(() => expect(product).toHaveFocus());
    expect(product).toBeInvalid();
    expect(product).toHaveAccessibleDescription('This no longer exists. Choose another.');
    expect(product).toHaveValue('Wool scarf');
    const text = screen.getByRole('textbox', { name: /^Review(?! date)/ });
    expect(text).toHaveAccessibleDescription('No links, please.');
    expect(text).toHaveValue('Warm and soft.');
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('This couldn’t be added. Your entries are still here.');
    expect(alert).toHaveTextContent('Please check the form.');
    expect(alert).toHaveTextContent('status: Not for you.');
    expect(currentUrl()).toBe('/product-reviews/create');
    // Editing a field clears its error.
    await user.type(text, ' Really.');
    expect(text).not.toBeInvalid();
  });

  describe('if the response is lost', () => {
    const lost = () => new AppError({ kind: 'timeout', uncertain: true });
    /** A backend that ignores the Idempotency-Key. `respond` gets a function that stores the review of the request. */
    const openWith = async (respond: (add: () => object) => unknown, day?: string) => {
      const state = { reviews: [] as object[], isReadable: true, keys: [] as unknown[], gone: '' };
      const answers = server(
        ({ method, body, headers, path }) => {
          if (method === 'DELETE') {
            if (state.gone !== '' && path.endsWith(state.gone)) throw new AppError({ kind: 'notFound', status: 404 });
            state.reviews = state.reviews.filter((review) => !path.endsWith(Object(review)._id));
            return {};
          }
          state.keys.push(headers?.['Idempotency-Key']);
          return respond(() => {
            const review = { _id: `new${state.reviews.length}`, ...Object(body) };
            state.reviews.unshift(review);
            return { review };
          });
        },
        () => {
          if (!state.isReadable) throw new AppError({ kind: 'server', status: 503 });
          return state.reviews;
        },
      );
      const view = openForm('product-reviews', answers);
      await fillReview(view.user, day);
      const reload = () => {
        view.unmount();
        return openForm('product-reviews', answers);
      };
      return { ...view, state, writes: answers.writes, reload };
    };

    it('looks before it sends again, and reports an uncertain result until then', async () => {
      const { user, state } = await openWith((addReview) => {
        addReview();
        state.isReadable = false;
        throw lost();
      });
      await user.click(add());
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent('We couldn’t confirm that this was added.');
      expect(alert).toHaveTextContent('Check before you try again.');
      expect(alert.textContent?.match(/couldn’t confirm/g)).toHaveLength(1);
      expect(screen.queryByText(/added$/)).toBeNull();
      await waitFor(() => expect(add()).toBeEnabled());
      state.isReadable = true;
      await user.click(add());
      expect(await screen.findByText('Product review added')).toBeVisible();
      expect(state.reviews).toHaveLength(1);
    });

    it('adds a review dated today once, although its time passes between the attempts, and its draft was discarded', async () => {
      const { user, state, reload } = await openWith((addReview) => {
        addReview();
        state.isReadable = false;
        throw lost();
      }, '12032026');
      await user.click(add());
      expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t confirm that this was added.');
      vi.setSystemTime(now.getTime() + 61_000);
      const again = reload();
      await again.user.click(screen.getByRole('button', { name: 'Discard draft' }));
      await fillReview(again.user, '12032026');
      state.isReadable = true;
      await again.user.click(add());
      expect(await screen.findByText('Product review added')).toBeVisible();
      expect(state.reviews).toHaveLength(1);
    });

    it('reports a record that was added several times, and deletes all but one on request, also if one was deleted meanwhile', async () => {
      const { user, state, writes } = await openWith((addReview) => {
        addReview();
        addReview();
        return addReview();
      });
      await user.click(add());
      expect(await screen.findByText(/added 3 times, although it was sent once/)).toHaveRole('alert');
      state.gone = 'new0';
      await user.click(screen.getByRole('button', { name: 'Keep one, delete the rest' }));
      expect(await screen.findByText('Product review: only one is left.')).toBeVisible();
      expect(writes.filter(({ path }) => path.startsWith('DELETE'))).toHaveLength(2);
    });

    it('reports that it couldn’t check a record that was added, and checks again on request', async () => {
      const { user, state, currentUrl } = await openWith((addReview) => {
        state.isReadable = false;
        addReview();
        return addReview();
      });
      await user.click(add());
      const alert = await screen.findByText(
        /^Product review was added, but we couldn’t confirm that it was added only/,
      );
      expect(alert).toHaveRole('alert');
      await waitFor(() => expect(currentUrl()).toBe('/product-reviews?record=new1'));
      expect(screen.queryByText('Product review added')).toBeNull();
      state.isReadable = true;
      await user.click(screen.getByRole('button', { name: 'Check again' }));
      expect(await screen.findByText(/added 2 times, although it was sent once/)).toBeVisible();
      expect(state.keys).toHaveLength(1);
    });
  });
});

describe('unsaved input', () => {
  it('is restored after a reload, and discarded on request', async () => {
    const first = openForm('product-reviews');
    await fillReview(first.user);
    await first.user.click(screen.getByRole('radio', { name: '3 stars' }));
    first.unmount();

    const { user } = openForm('product-reviews');
    expect(screen.getByText('We restored your draft.')).toBeVisible();
    expect(await screen.findByRole('combobox', { name: /^Product/ })).toHaveValue('Wool scarf');
    expect(screen.getByRole('combobox', { name: /^Customer/ })).toHaveValue('Ada Lovelace');
    expect(screen.getByRole('textbox', { name: /^Review(?! date)/ })).toHaveValue('Warm and soft.');
    expect(screen.getByRole('radio', { name: '3 stars' })).toBeChecked();
    expect((await screen.findByRole('group', { name: 'Review date' })).textContent).toContain('11');
    expect(add()).toBeEnabled();

    await user.click(screen.getByRole('button', { name: 'Discard draft' }));
    expect(screen.getByRole('combobox', { name: /^Product/ })).toHaveValue('');
    expect(screen.getByRole('combobox', { name: /^Product/ })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: /^Review(?! date)/ })).toHaveValue('');
    expect(screen.getByRole('radio', { name: '5 stars' })).toBeChecked();
    expect(screen.queryByText('We restored your draft.')).toBeNull();
  });

  it('is sent after being restored, and removed once it is saved', async () => {
    const first = openForm('product-reviews');
    await fillReview(first.user);
    first.unmount();
    const second = openForm('product-reviews');
    await second.user.click(add());
    await waitFor(() => expect(second.currentUrl()).toBe('/product-reviews?record=r9'));
    expect(second.writes[0]?.body).toMatchObject({ productId: 'p1', customerId: 'c1', description: 'Warm and soft.' });
    second.unmount();
    openForm('product-reviews');
    expect(screen.queryByText('We restored your draft.')).toBeNull();
    expect(screen.getByRole('textbox', { name: /^Review(?! date)/ })).toHaveValue('');
  });

  it('asks for confirmation before leaving, and is restored afterwards', async () => {
    const { user, currentUrl } = openForm('product-reviews');
    await user.type(screen.getByRole('textbox', { name: /^Review(?! date)/ }), 'Half a sen');
    await user.click(screen.getByRole('link', { name: 'away' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(currentUrl()).toBe('/product-reviews/create');
    expect(screen.getByRole('textbox', { name: /^Review(?! date)/ })).toHaveValue('Half a sen');
    await user.click(screen.getByRole('link', { name: 'away' }));
    await user.click(await screen.findByRole('button', { name: 'Leave page' }));
    await waitFor(() => expect(currentUrl()).toBe('/elsewhere'));
  });

  it('does not ask for confirmation if the form is empty', async () => {
    const { user, currentUrl } = openForm('product-reviews');
    await user.click(screen.getByRole('link', { name: 'away' }));
    await waitFor(() => expect(currentUrl()).toBe('/elsewhere'));
  });
});

describe('adding a question', () => {
  it('[FAQ-03] requires question, answer and product; the customer is optional', async () => {
    const { user, writes, currentUrl } = openForm(
      'faq',
      server(({ body }) => ({ faq: { _id: 'q9', ...Object(body) } })),
    );
    expect(add()).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: /^Question/ }), 'Is it wool?');
    expect(screen.getByText('To continue, fill in: Product, Answer.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /^Answer/ }), 'Yes, all of it.');
    expect(add()).toBeDisabled();
    await pick(user, /^Product/, 'hat', /Wool hat/);
    expect(add()).toBeEnabled();
    await user.click(add());
    await waitFor(() => expect(currentUrl()).toBe('/faq?record=q9'));
    expect(writes).toEqual([
      {
        path: 'POST /admin/faq',
        body: { question: 'Is it wool?', answer: 'Yes, all of it.', productId: 'p2' },
      },
    ]);
  });

  it('[FAQ-03] posts the customer if one is chosen', async () => {
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
