/** Writes of the saved replies, from the box in which a reply is written. */
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { pageOf, reviews } from './actionWrites';
import { faults } from './faults';
import { firstId } from './find';
import type { Shop } from './shop';
import { openBox } from './textWrites';
import type { Write } from './write';

/** The dialog that changes saved replies, opened from the box of a reply; null where it is not open. */
const manager = () => screen.queryByRole('dialog', { name: 'Saved replies' });

async function openManager(user: UserEvent, id: string): Promise<HTMLElement> {
  await openBox(user, id, 'Reply');
  await user.click(screen.getByRole('button', { name: 'Saved replies' }));
  await user.click(await screen.findByRole('option', { name: 'Change saved replies' }));
  return screen.findByRole('dialog', { name: 'Saved replies' });
}

const savedReplies = async (shop: Shop) =>
  JSON.stringify(Object(await shop.get('/admin/settings'))['settings']['savedReplies']);

/** Faults after which it has looked: it knows that nothing has arrived. */
const doubtful = faults.flatMap(({ name, isUncertain, isApplied }) => (isUncertain && !isApplied ? [name] : []));

interface SavedReplyWrite {
  name: string;
  /** From the list of saved replies to all but the last step. */
  prepare(user: UserEvent, list: HTMLElement): Promise<void>;
  send(user: UserEvent): Promise<void>;
  done: RegExp;
  isStepwise?: true;
  /** Text that is typed, and how its box is opened from the list. */
  typed?: { text: string; open(user: UserEvent, list: HTMLElement): Promise<void> };
}

const textBox = () => screen.findByLabelText<HTMLTextAreaElement>(/^Text/, { selector: 'dialog textarea' });

const changesReplies = ({ name, prepare, send, done, typed: own, isStepwise }: SavedReplyWrite): Write => ({
  name,
  at: () => pageOf(reviews, 'status=pending'),
  pick: (shop) => firstId(shop, 'reviews(status: "pending")'),
  prepare: async (user, id) => prepare(user, await openManager(user, id)),
  send,
  request: { method: 'PATCH', path: /^\/admin\/settings$/ },
  state: savedReplies,
  done,
  failed: /Not saved; the list is as it was/,
  ...(isStepwise && { isStepwise }),
  ...(own && {
    typed: {
      text: own.text,
      shown: async () => (await textBox()).value,
      reopen: async (user, id) => own.open(user, manager() ?? (await openManager(user, id))),
    },
  }),
  look: async (user, id) => {
    const back = screen.queryByRole('button', { name: 'Back' });
    if (back) await user.click(back);
    const list = manager() ?? (await openManager(user, id));
    return within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  },
  looksAgain: true,
  says: Object.fromEntries(doubtful.map((name) => [name, /the list is as it was, and you can try again/])),
});

const addition = 'Thank you, {{customer.firstName}}, come again!';
const edition = 'Changed: thank you, {{customer.firstName}}!';

/** Presses a button of the first saved reply. */
const press = (user: UserEvent, list: HTMLElement, label: RegExp) =>
  user.click(within(list).getAllByRole('button', { name: label })[0] ?? list);

export const savedReplyWrites: readonly Write[] = [
  changesReplies({
    name: 'add a saved reply',
    prepare: async (user, list) => {
      await user.click(within(list).getByRole('button', { name: 'Add a reply' }));
      await user.type(screen.getByLabelText(/^Name/, { selector: 'dialog input' }), 'Come again');
      await user.click(await textBox());
      await user.paste(addition);
    },
    send: (user) => user.click(screen.getByRole('button', { name: 'Save' })),
    done: /^“Come again” saved\./,
    typed: {
      text: addition,
      open: (user, list) => user.click(within(list).getByRole('button', { name: 'Add a reply' })),
    },
  }),
  changesReplies({
    name: 'change a saved reply',
    prepare: async (user, list) => {
      await press(user, list, /^Edit “/);
      await user.clear(await textBox());
      await user.paste(edition);
    },
    send: (user) => user.click(screen.getByRole('button', { name: 'Save' })),
    done: /^“.+” saved\./,
    typed: { text: edition, open: (user, list) => press(user, list, /^Edit “/) },
  }),
  changesReplies({
    name: 'move a saved reply',
    isStepwise: true,
    prepare: async () => {},
    send: (user) => press(user, manager() ?? document.body, /^Move “.+” down$/),
    done: /^“.+” is number \d+ of \d+ now\./,
  }),
  changesReplies({
    name: 'delete a saved reply',
    prepare: (user, list) => press(user, list, /^Delete “/),
    send: (user) => user.click(screen.getByRole('button', { name: 'Delete' })),
    done: /^“.+” deleted\./,
  }),
];
