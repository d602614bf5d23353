/** Writes of the forms that add a record. */
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { countOf, rowsOf } from './find';
import type { Shop } from './shop';
import { typeDayInto } from './typeDay';
import type { Write } from './write';

/** What differs from form to form. */
interface CreateWrite {
  name: string;
  page: string;
  list: string;
  path: string;
  /** What the form adds, as the message calls it. */
  noun: string;
  /** Name and text of the long field whose text must not be lost. */
  label: RegExp;
  text: string;
  /** Fills in everything else. */
  fill(user: UserEvent, names: Names): Promise<void>;
}

/** Names to search for: of a product and a customer of the shop. */
interface Names {
  product: string;
  customer: string;
}

function creates({ name, page, list, path, noun, label, text, fill }: CreateWrite): Write {
  let names: Names = { product: '', customer: '' };
  /** What the browser keeps of a form that was filled in once: the next is found as after a reload. */
  let draft: Readonly<Record<string, string>> | null = null;
  const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: label, hidden: true });
  const formThere = () => screen.findByRole('textbox', { name: label, hidden: true });
  return {
    name,
    at: () => `/${page}/create`,
    pick: async (shop) => {
      names = await namesOf(shop);
      for (const [key, value] of Object.entries(draft ?? {})) sessionStorage.setItem(key, value);
      return '';
    },
    prepare: async (user) => {
      const field = await formThere();
      if (draft) return;
      await user.type(field, text);
      await fill(user, names);
      draft = { ...sessionStorage };
    },
    send: (user) => user.click(screen.getByRole('button', { name: 'Add' })),
    request: { method: 'POST', path: new RegExp(`^/admin/${path}$`) },
    state: (shop) => countOf(shop, list),
    done: new RegExp(`^${noun} added\\.$`),
    failed:
      /Nothing was added\. What you typed is still here|It is not certain that it was added\. What you typed is still here/,
    typed: {
      text,
      shown: () => box().value,
      reopen: async () => void (await formThere()),
    },
  };
}

async function namesOf(shop: Shop): Promise<Names> {
  const rows = await rowsOf(shop, 'reviews(limit: 50)', 'product { name } customer { name }');
  const nameIn = (field: string) =>
    rows.map((row) => Object(row[field])['name']).find((name) => typeof name === 'string') ?? '';
  return { product: nameIn('product'), customer: nameIn('customer') };
}

/** Searches for a record and takes the one of this name. */
async function choose(user: UserEvent, field: RegExp, name: string): Promise<void> {
  const box = await screen.findByRole('combobox', { name: field });
  await user.click(box);
  await user.paste(name);
  const [option] = await screen.findAllByRole('option', { name: (shown) => shown.includes(name) });
  if (option) await user.click(option);
}

export const createWrites: readonly Write[] = [
  creates({
    name: 'create a review',
    page: 'product-reviews',
    list: 'reviews',
    path: 'reviews',
    noun: 'Product review',
    label: /^Text/,
    text: 'Warm, and\nlonger than it looks.',
    fill: async (user, { product, customer }) => {
      await choose(user, /^Product/, product);
      await choose(user, /^Customer/, customer);
      await typeDayInto(user, 'Review date');
    },
  }),
  creates({
    name: 'create a question',
    page: 'faq',
    list: 'faqs',
    path: 'faq',
    noun: 'Question',
    label: /^Answer/,
    text: 'All of it is wool,\nalso the lining.',
    fill: async (user, { product }) => {
      await user.type(screen.getByRole('textbox', { name: /^Question/ }), 'Is it wool?');
      await choose(user, /^Product/, product);
    },
  }),
];
