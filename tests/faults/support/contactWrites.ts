/** The message to support. */
import { screen } from '@testing-library/react';
import { textsWhenUncertain } from './faults';
import { typedIn, type Write } from './write';

const MESSAGE = 'My import stops at row 40.\nWhat can I do?';

const findMessageField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });

export const contactWrites: readonly Write[] = [
  {
    name: 'send a message to support',
    url: () => '/contact',
    prepare: async (user) => {
      // The dropzone is loaded last.
      await screen.findByRole('button', { name: /Drag 'n' drop some files here/ });
      await user.click(await findMessageField());
      await user.paste(MESSAGE);
    },
    send: (user) => user.click(screen.getByRole('button', { name: 'Send message' })),
    request: { method: 'POST', path: /^\/admin\/contact$/ },
    // The API has no call that reads tickets.
    state: null,
    successMessage: /We have received your message\. Your support ticket no\. is #/,
    failureMessage: /^(Your message couldn’t be sent|We couldn’t confirm that your message was sent)/m,
    expectedMessages: textsWhenUncertain(/We couldn’t confirm that your message was sent\. It’s saved here/),
    typed: typedIn(findMessageField, MESSAGE),
  },
];
