/** Writes of texts in place: replies and answers. */
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { actOn, rowThere } from '../../support/rows';
import { type Kind, pageOf, questions, reviews } from './actionWrites';
import { firstId, stateOf } from './find';
import type { Write } from './write';

interface TextWrite {
  name: string;
  kind: Kind;
  /** Records without such a text: by the address of the page, and as arguments of the query. */
  query: string;
  given: string;
  /** The field, and its label, which the action has too. */
  field: string;
  label: string;
  submit: RegExp;
  done: RegExp;
  request: (path: string) => Write['request'];
}

/** The box in which a text is written. */
const box = (label: string) => screen.findByLabelText<HTMLTextAreaElement>(label, { selector: 'textarea' });

/** Opens it by the action of the row. */
export async function openBox(user: UserEvent, id: string, label: string): Promise<HTMLTextAreaElement> {
  await rowThere(id);
  await actOn(id, label, user);
  return box(label);
}

const typed = 'Thank you!\nWe are glad about every word of it.';

const writesText = ({ name, kind, query, given, field, label, submit, done, request }: TextWrite): Write => ({
  name,
  at: () => pageOf(kind, query),
  pick: (shop) => firstId(shop, `${kind.list}(${given})`),
  prepare: async (user, id) => {
    await user.click(await openBox(user, id, label));
    await user.paste(typed);
  },
  send: async (user) => user.click(screen.getByRole('button', { name: submit })),
  request: request(kind.path),
  state: (shop, id) => stateOf(shop, kind.list, id, field),
  done,
  failed: new RegExp(`${label} not sent`),
  typed: {
    text: typed,
    shown: async () => (await box(label)).value,
    reopen: async (user, id) => void (await openBox(user, id, label)),
  },
  looksAgain: true,
  // It has looked: nobody has changed the text.
  says: { 409: /refused it because of another change, but the \w+ is still as you saw it/ },
});

export const textWrites: readonly Write[] = [
  writesText({
    name: 'reply to a review',
    kind: reviews,
    query: 'status=pending',
    given: 'status: "pending"',
    field: 'reply',
    label: 'Reply',
    submit: /^Send reply/,
    done: /^Replied: “/,
    request: (path) => ({ method: 'POST', path: new RegExp(`^/admin/${path}/[0-9a-f]+/reply$`) }),
  }),
  writesText({
    name: 'answer a question',
    kind: questions,
    query: 'filter=unanswered',
    given: 'filter: unanswered',
    field: 'answer',
    label: 'Answer',
    submit: /^Save answer/,
    done: /^Answered: “/,
    request: (path) => ({ method: 'PATCH', path: new RegExp(`^/admin/${path}/[0-9a-f]+$`) }),
  }),
];
