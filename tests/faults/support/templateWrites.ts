/** Writes of the notification e-mails: publishing one, putting it back to the default, sending a test. */
import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { faults } from './faults';
import type { Shop } from './shop';
import type { Write } from './write';

const path = '/admin/sites/email/templates';
const key = 'reviewAfterOrder';

/** What the server has of the e-mail. */
async function subjectOf(shop: Shop): Promise<string> {
  const { templates } = await shop.get(`${path}/en`);
  const found = (Array.isArray(templates) ? templates : []).find((one) => Object(one)['key'] === key);
  return `${Object(found)['subject']} ${Object(found)['isCustom']}`;
}

/** Faults after which it has looked: it knows that nothing has arrived. */
const told = (text: RegExp) =>
  Object.fromEntries(
    faults.flatMap(({ name, isUncertain, isApplied }) => (isUncertain && !isApplied ? [[name, text] as const] : [])),
  );

const notDone = /It may be busy|This is not your fault|Something other than the server answered/;
const subject = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Subject' });
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const place = { at: () => `/notifications/edit/${key}/en`, pick: async () => '' };

const publishes: Write = {
  ...place,
  name: 'publish an e-mail',
  prepare: async () => {
    fireEvent.change(await subject(), { target: { value: 'What do you think of {{productName}}?' } });
  },
  send: (user) => press(user, 'Publish'),
  request: { method: 'PUT', path: /^\/admin\/sites\/email\/templates$/ },
  state: subjectOf,
  done: /^Published: Review request$/,
  failed: /It was not done\. Your text is still here: |It is not certain whether it was done\./,
  typed: {
    text: 'What do you think of {{productName}}?',
    shown: async () => (await subject()).value,
    reopen: async () => void (await subject()),
  },
  looksAgain: true,
  says: told(notDone),
};

const resets: Write = {
  ...place,
  name: 'put an e-mail back to the default',
  prepare: async (user) => {
    await subject();
    await press(user, 'Back to the default…');
    await screen.findByRole('alertdialog');
  },
  send: (user) =>
    user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Back to the default' })),
  request: { method: 'DELETE', path: /^\/admin\/sites\/email\/templates\/en\/[0-9a-f]+$/ },
  state: subjectOf,
  done: /^Review request is the default again\.$/,
  failed: /It was not done\. Your text is still here: |It is not certain whether it was done\./,
  look: async () => (await subject()).value,
  looksAgain: true,
  says: told(notDone),
};

const address = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^To/ });
const openTest = async (user: UserEvent) => {
  await subject();
  await press(user, 'Send a test');
};

const tests: Write = {
  ...place,
  name: 'send a test e-mail',
  prepare: async (user) => {
    await openTest(user);
    fireEvent.change(await address(), { target: { value: 'somebody@shop.example' } });
  },
  send: (user) => press(user, 'Send'),
  request: { method: 'POST', path: /^\/admin\/sites\/email\/templates\/test$/ },
  state: null,
  done: /^Test sent to somebody@shop\.example$/,
  failed: /The test was not sent;|It is not certain whether the test was sent:|Tests cannot be sent here/,
  typed: {
    text: 'somebody@shop.example',
    shown: async () => (await address()).value,
    reopen: openTest,
  },
  says: { '404': /Your provider does not offer it\. Check the e-mail in the preview/ },
};

export const templateWrites: readonly Write[] = [publishes, resets, tests];
