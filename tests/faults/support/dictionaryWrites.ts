/** Writes of the translation editor: the texts of one language are published together. */
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { typedIn, type Write } from './write';

const path = '/admin/sites/locale_dictionary/sv';
const text = 'Läs & skriv “omdömen”';
const findField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'reviews.noneYet in Svenska' });

const publishDictionary: Write = {
  name: 'publish the texts of a language',
  url: () => '/locale?language=sv&search=reviews.noneYet',
  prepare: async (user: UserEvent) => {
    await user.click(await findField());
    await user.paste(text);
  },
  typed: typedIn(findField, text),
  send: async (user) => user.click(await screen.findByRole('button', { name: 'Publish Svenska' })),
  request: { method: 'POST', path: /^\/admin\/sites\/locale_dictionary\/sv$/ },
  state: async (store) => JSON.stringify(await store.get(path)),
  successMessage: /^Svenska published$/,
  failureMessage: /Your changes couldn’t be published|We couldn’t confirm|translations? (?:wasn|weren)’t published/,
  verifiesOutcome: true,
  setsValue: true,
  notAppliedMessage: /^Your changes couldn’t be published\. They’re saved here/,
};

export const dictionaryWrites: readonly Write[] = [publishDictionary];
