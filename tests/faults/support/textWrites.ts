/** Writes of replies and answers in place. */
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { findRow, runRowAction } from '../../support/rows';
import { type Kind, listPageUrl, questions, reviews } from './actionWrites';
import { fetchFields, fetchFirstId } from './fetchRecords';
import type { Write } from './write';

interface TextWrite {
  name: string;
  kind: Kind;
  /** Filter for records without such a text, as the query string of the page and as query arguments. */
  query: string;
  queryArgs: string;
  /** The field, and its label, which is also the label of the action. */
  field: string;
  label: string;
  submit: RegExp;
  successMessage: RegExp;
  request: (path: string) => Write['request'];
}

/** Returns the text field of the composer. */
const findField = (label: string) => screen.findByLabelText<HTMLTextAreaElement>(label, { selector: 'textarea' });

/** Opens the composer by the row action. */
export async function openComposer(user: UserEvent, id: string, label: string): Promise<HTMLTextAreaElement> {
  await findRow(id);
  await runRowAction(id, label, user);
  return findField(label);
}

const TEXT = 'Thank you!\nWe are glad about every word of it.';

const createTextWrite = ({
  name,
  kind,
  query,
  queryArgs,
  field,
  label,
  submit,
  successMessage,
  request,
}: TextWrite): Write => ({
  name,
  url: () => listPageUrl(kind, query),
  pickId: (store) => fetchFirstId(store, `${kind.list}(${queryArgs})`),
  prepare: async (user, id) => {
    await user.click(await openComposer(user, id, label));
    await user.paste(TEXT);
  },
  send: async (user) => user.click(screen.getByRole('button', { name: submit })),
  request: request(kind.path),
  state: (store, id) => fetchFields(store, kind.list, id, field),
  successMessage,
  failureMessage: new RegExp(`${label} couldn’t be sent`),
  typed: {
    text: TEXT,
    readValue: async () => (await findField(label)).value,
    reopen: async (user, id) => void (await openComposer(user, id, label)),
  },
  verifiesOutcome: true,
  // The console has verified that the text is unchanged on the server.
  expectedMessages: {
    409: /Someone changed this item, but the \w+ is the same/,
  },
});

export const textWrites: readonly Write[] = [
  createTextWrite({
    name: 'reply to a review',
    kind: reviews,
    query: 'status=pending',
    queryArgs: 'status: "pending"',
    field: 'reply',
    label: 'Reply',
    submit: /^Send reply/,
    successMessage: /^Replied: review “/,
    request: (path) => ({ method: 'POST', path: new RegExp(`^/admin/${path}/[0-9a-f]+/reply$`) }),
  }),
  createTextWrite({
    name: 'answer a question',
    kind: questions,
    query: 'filter=unanswered',
    queryArgs: 'filter: unanswered',
    field: 'answer',
    label: 'Answer',
    submit: /^Save answer/,
    successMessage: /^Answered: question “/,
    request: (path) => ({ method: 'PATCH', path: new RegExp(`^/admin/${path}/[0-9a-f]+$`) }),
  }),
];
