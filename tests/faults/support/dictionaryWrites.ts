/** Writes of the translations: the texts of one language, published as a whole. */
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { toldAfterLooking } from './faults';
import type { Write } from './write';

const path = '/admin/sites/locale_dictionary/sv';
const text = 'Läs & skriv “omdömen”';
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'reviews.noneYet in Svenska' });

const publishes: Write = {
  name: 'publish the texts of a language',
  at: () => '/locale?language=sv&search=reviews.noneYet',
  pick: async () => '',
  prepare: async (user: UserEvent) => {
    await user.click(await box());
    await user.paste(text);
  },
  typed: { text, shown: async () => (await box()).value, reopen: async () => void (await box()) },
  send: async (user) => user.click(await screen.findByRole('button', { name: 'Publish Svenska' })),
  request: { method: 'POST', path: /^\/admin\/sites\/locale_dictionary\/sv$/ },
  state: async (shop) => JSON.stringify(await shop.get(path)),
  done: /^Svenska is published\.$/,
  failed: /Nothing was published|It is not known whether this was published|The shop has not taken/,
  looksAgain: true,
  says: toldAfterLooking(/^Nothing was published: your texts are kept here/),
};

export const dictionaryWrites: readonly Write[] = [publishes];
