/** The contact form: what it sends, and what it keeps. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { heading, json, open, setUpServer, storeSession } from './consoleFlow';

const server = setUpServer();

// Modules are compiled on first use, which is not part of any test.
beforeAll(() =>
  Promise.all([
    import('../../src/features/contact/ContactPage'),
    import('../../src/features/contact/AttachmentsInput'),
    import('../../src/features/wizard/ConciergePage'),
  ]),
);

const box = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });
const sendButton = () => screen.findByRole('button', { name: 'Send message' });
const sent = () => server.received('POST /admin/contact').map(({ body }) => body);

async function openForm(from = '/contact') {
  storeSession();
  server.respond('POST /admin/contact', () => json({ ticket: '77', adminEmail: 'mina@shop.example' }));
  const opened = await open(from);
  const user = userEvent.setup();
  return { opened, user };
}

describe('the contact form', () => {
  it('[CON-01] sends topic, subject, message, and the facts that are checked as one text, which it shows before', async () => {
    const { user } = await openForm();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Topic' }), 'Imports');
    await user.type(await box('Subject'), 'Row 40');
    await user.type(await box('Message'), 'It stops.');
    await user.click(await screen.findByRole('checkbox', { name: 'Browser' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Store' }));
    const message = [
      'Topic: Imports',
      'Subject: Row 40',
      '',
      'It stops.',
      '',
      'Details:',
      'Store ID: s1',
      'Platform: Shopify',
      'Plan: Free',
    ].join('\n');
    expect(await box('What we’ll receive')).toHaveValue(message);
    await user.click(await sendButton());
    expect(
      await screen.findByText(
        'We have received your message. Your support ticket no. is #77. A message acknowledgment is also sent to your email address mina@shop.example.',
      ),
    ).toBeVisible();
    expect(sent()).toEqual([{ message }]);
    await user.click(await screen.findByRole('button', { name: 'Copy ticket number' }));
    expect(await navigator.clipboard.readText()).toBe('77');
  });

  it('[CON-01] sends the message alone if no fact is checked', async () => {
    const { user } = await openForm();
    expect(await sendButton()).toBeDisabled();
    await user.type(await box('Subject'), ' ');
    await user.type(await box('Message'), 'Hello');
    for (const fact of await screen.findAllByRole('checkbox')) await user.click(fact);
    await user.click(await sendButton());
    await screen.findByText(/Your support ticket no\. is #77/);
    expect(sent()).toEqual([{ message: 'Hello' }]);
  });

  it('[CON-01] adds the last page and the last error', async () => {
    const { user } = await openForm('/wizard/concierge');
    server.respond('PATCH /admin/settings', () => json({ error: 'No room' }, 500));
    await user.click(await screen.findByRole('button', { name: 'Request setup help' }));
    await screen.findByText(/No room/);
    const help = await screen.findByRole('region', { name: 'Help' });
    await user.click(within(help).getByRole('link', { name: 'Contact support' }));
    await heading('Contact');
    expect((await box('What we’ll receive')).value).toMatch(
      /Last page: \/wizard\/concierge\nBrowser: .+\nLast error: \d{4}-\d\d-\d\dT\S+Z PATCH \/admin\/settings: server 500$/,
    );
  });

  it('keeps everything after a reload, and sends it again with the same key', async () => {
    const { user, opened } = await openForm();
    const keys: (string | null)[] = [];
    server.respond('POST /admin/contact', () => json({ error: 'Full' }, 500));
    const network = globalThis.fetch;
    globalThis.fetch = async (url, init) => {
      if (String(url).endsWith('/admin/contact')) keys.push(new Headers(init?.headers).get('Idempotency-Key'));
      return network(url, init);
    };
    await user.type(await box('Subject'), 'Row 40');
    await user.type(await box('Message'), 'It stops.');
    await user.click(await screen.findByRole('checkbox', { name: 'Plan' }));
    await user.click(await sendButton());
    expect(
      await screen.findByText(
        /^We couldn’t confirm that your message was sent\. It’s saved here\. .* send it again\. Full/,
      ),
    ).toBeVisible();
    act(() => opened.stop());
    document.body.replaceChildren();
    await open('/contact');
    expect(await box('Subject')).toHaveValue('Row 40');
    expect(await box('Message')).toHaveValue('It stops.');
    expect(await screen.findByRole('checkbox', { name: 'Plan' })).not.toBeChecked();
    await user.click(await sendButton());
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[0]).toMatch(/\S{8}/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('shows the server’s error at the message', async () => {
    const { user } = await openForm();
    server.respond('POST /admin/contact', () => json({ error: 'No', fields: { message: 'Too short' } }, 422));
    await user.type(await box('Message'), 'Hi');
    await user.click(await sendButton());
    expect(await screen.findByText('Too short')).toBeVisible();
    expect(await box('Message')).toBeInvalid();
  });
});
