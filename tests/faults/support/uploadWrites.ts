/** Writes of the box that files are dropped on: the place for a file is asked for, then the file is sent there. */
import { screen } from '@testing-library/react';
import { photo } from '../../src/ui/upload/files';
import { faults } from './faults';
import type { Write } from './write';

const text = 'Half a review, and\na picture to it.';

const field = () => screen.findByLabelText<HTMLTextAreaElement>(/^Text/, { selector: 'textarea' });

/** The hidden field behind the box. */
async function fileField(): Promise<HTMLInputElement> {
  await screen.findByRole('button', { name: /Drag 'n' drop some files here/ });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('there is no field for files');
  return input;
}

type Steps = Pick<Write, 'name' | 'request' | 'says'> & Partial<Pick<Write, 'sent' | 'isStranger'>>;

/** A picture for a review that is being written. */
const uploads = (steps: Steps): Write => ({
  at: () => '/product-reviews/create',
  pick: async () => '',
  prepare: async (user) => {
    await user.click(await field());
    await user.paste(text);
    await fileField();
  },
  send: async (user) => user.upload(await fileField(), photo()),
  // Nobody sees of it but what the form then holds.
  state: null,
  done: /^Uploaded\. 1 of 10 files\.$/,
  failed: /photo\.png/,
  typed: {
    text,
    shown: async () => (await field()).value,
    reopen: async () => void (await field()),
  },
  ...steps,
});

/** For every fault that leaves the browser in doubt: what an upload says of a broken connection, or of a silence. */
const inDoubt = Object.fromEntries(
  faults
    .filter(({ isUncertain }) => isUncertain)
    .map(({ name, isSilent }) => [
      name,
      isSilent
        ? /stood still for too long/
        : /The connection broke or the server failed|Something other than the server answered/,
    ]),
);
const refused = /^photo\.pngThe upload was refused\. Try again/m;
const notTaken = /The server did not take the file\. Try again, or choose another\./;

export const uploadWrites: readonly Write[] = [
  uploads({
    name: 'ask for the place of a file',
    request: { method: 'POST', path: /^\/admin\/preSignedUrl$/ },
    says: inDoubt,
  }),
  uploads({
    name: 'send a file to its place',
    request: { method: 'POST', path: /^\/storage$/ },
    // The storage answers in a language of its own, of which nothing is shown.
    says: {
      ...inDoubt,
      401: refused,
      403: refused,
      404: notTaken,
      409: notTaken,
      422: notTaken,
      500: /The connection broke or the server failed/,
    },
    // What was signed may have run out: once more with a new signature.
    sent: { 403: 2 },
    isStranger: true,
  }),
];
