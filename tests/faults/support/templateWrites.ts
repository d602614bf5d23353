/** Writes of the notification emails: publishing, resetting to the default, sending a test. */
import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { FakeStore } from './fakeStore';
import { typedIn, type Write } from './write';

const path = '/admin/sites/email/templates';
const key = 'reviewAfterOrder';

/** Fetches the subject of the email and its `isCustom` flag. */
async function fetchSubject(store: FakeStore): Promise<string> {
  const { templates } = await store.get(`${path}/en`);
  const found = (Array.isArray(templates) ? templates : []).find((template) => Object(template)['key'] === key);
  return `${Object(found)['subject']} ${Object(found)['isCustom']}`;
}

const failureMessage = /That didn’t work\. Your text is saved here\.|We couldn’t confirm your change\./;
const notAppliedMessage = /We didn’t get a response in time|If the problem continues|Check your network and try again/;
const ownNotices = {
  '409': /Someone else changed this emailNothing was published\. Review the current version, then continue\./,
};
const findSubject = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Subject' });
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const page = { url: () => `/notifications/edit/${key}/en` };

const publishTemplate: Write = {
  ...page,
  name: 'publish an email',
  prepare: async () => {
    fireEvent.change(await findSubject(), { target: { value: 'What do you think of {{productName}}?' } });
  },
  send: (user) => press(user, 'Publish'),
  request: { method: 'PUT', path: /^\/admin\/sites\/email\/templates$/ },
  state: fetchSubject,
  successMessage: /^Published: Review request \(English\)$/,
  failureMessage,
  typed: typedIn(findSubject, 'What do you think of {{productName}}?'),
  verifiesOutcome: true,
  setsValue: true,
  notAppliedMessage,
  ownNotices,
};

const resetTemplate: Write = {
  ...page,
  name: 'reset an email to the default',
  prepare: async (user) => {
    await findSubject();
    await press(user, 'Reset to default');
    await screen.findByRole('alertdialog');
  },
  send: (user) => user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Reset to default' })),
  request: { method: 'DELETE', path: /^\/admin\/sites\/email\/templates\/en\/[0-9a-f]+$/ },
  state: fetchSubject,
  successMessage: /^Review request reset to default$/,
  failureMessage,
  readView: async () => (await findSubject()).value,
  verifiesOutcome: true,
  notAppliedMessage,
  ownNotices,
};

const findRecipient = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^To/ });
const openTestDialog = async (user: UserEvent) => {
  await findSubject();
  await press(user, 'Send test');
};

const sendTest: Write = {
  ...page,
  name: 'send a test email',
  prepare: async (user) => {
    await openTestDialog(user);
    fireEvent.change(await findRecipient(), { target: { value: 'somebody@shop.example' } });
  },
  send: (user) => press(user, 'Send'),
  request: { method: 'POST', path: /^\/admin\/sites\/email\/templates\/test$/ },
  state: null,
  successMessage: /^Test email sent to somebody@shop\.example$/,
  failureMessage: /The test email couldn’t be sent|We couldn’t confirm|Test emails aren’t available/,
  typed: {
    text: 'somebody@shop.example',
    readValue: async () => (await findRecipient()).value,
    reopen: openTestDialog,
  },
  expectedMessages: { '404': /Your plan or platform doesn’t support test emails\. Use the preview instead/ },
};

export const templateWrites: readonly Write[] = [publishTemplate, resetTemplate, sendTest];
