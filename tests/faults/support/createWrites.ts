/** Writes of the forms that add a record. */
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { FakeStore } from './fakeStore';
import { fetchCount, fetchRows } from './fetchRecords';
import { typeDate } from './typeDate';
import type { Write } from './write';

/** Differences between the forms. */
interface CreateWrite {
  name: string;
  page: string;
  list: string;
  path: string;
  /** The entity, as the success message names it. */
  noun: string;
  /** Label and text of the long field, whose text must not be lost. */
  label: RegExp;
  text: string;
  /** Fills in all other fields. */
  fill(user: UserEvent, names: Names): Promise<void>;
}

/** Names of a product and a customer of the store to search for. */
interface Names {
  product: string;
  customer: string;
}

function createWrite({ name, page, list, path, noun, label, text, fill }: CreateWrite): Write {
  let names: Names = { product: '', customer: '' };
  /** Session storage of the form once filled in. Later cases restore it instead of typing again. */
  let draft: Readonly<Record<string, string>> | null = null;
  const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: label, hidden: true });
  const waitForForm = () => screen.findByRole('textbox', { name: label, hidden: true });
  return {
    name,
    url: () => `/${page}/create`,
    pickId: async (store) => {
      names = await fetchNames(store);
      for (const [key, value] of Object.entries(draft ?? {})) sessionStorage.setItem(key, value);
      return '';
    },
    prepare: async (user) => {
      const field = await waitForForm();
      if (draft) return;
      await user.type(field, text);
      await fill(user, names);
      draft = { ...sessionStorage };
    },
    send: (user) => user.click(screen.getByRole('button', { name: 'Add' })),
    request: { method: 'POST', path: new RegExp(`^/admin/${path}$`) },
    state: (store) => fetchCount(store, list),
    successMessage: new RegExp(`^${noun} added$`),
    canBeSentAgain: true,
    repeatedMessage: new RegExp(`^${noun} added 2 times, although it was sent once\\.`),
    failureMessage:
      /This couldn’t be added\. Your entries are still here|We couldn’t confirm that this was added\. Your entries are still here/,
    verifiesOutcome: true,
    notAppliedMessage: /This couldn’t be added\./,
    typed: {
      text,
      readValue: () => box().value,
      reopen: async () => void (await waitForForm()),
    },
  };
}

async function fetchNames(store: FakeStore): Promise<Names> {
  const rows = await fetchRows(store, 'reviews(limit: 50)', 'product { name } customer { name }');
  const findName = (field: string) =>
    rows.map((row) => Object(row[field])['name']).find((name) => typeof name === 'string') ?? '';
  return { product: findName('product'), customer: findName('customer') };
}

/** Searches for a record and selects the option with this name. */
async function selectRecord(user: UserEvent, field: RegExp, name: string): Promise<void> {
  const box = await screen.findByRole('combobox', { name: field });
  await user.click(box);
  await user.paste(name);
  const [option] = await screen.findAllByRole('option', { name: (optionName) => optionName.includes(name) });
  if (option) await user.click(option);
}

export const createWrites: readonly Write[] = [
  createWrite({
    name: 'create a review',
    page: 'product-reviews',
    list: 'reviews',
    path: 'reviews',
    noun: 'Product review',
    label: /^Review(?! date)/,
    text: 'Warm, and\nlonger than it looks.',
    fill: async (user, { product, customer }) => {
      await selectRecord(user, /^Product/, product);
      await selectRecord(user, /^Customer/, customer);
      await typeDate(user, 'Review date');
    },
  }),
  createWrite({
    name: 'create a question',
    page: 'faq',
    list: 'faqs',
    path: 'faq',
    noun: 'Question',
    label: /^Answer/,
    text: 'All of it is wool,\nalso the lining.',
    fill: async (user, { product }) => {
      await user.type(screen.getByRole('textbox', { name: /^Question/ }), 'Is it wool?');
      await selectRecord(user, /^Product/, product);
    },
  }),
];
