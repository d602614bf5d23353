/** Writes of the saved replies, opened from the composer. */
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { listPageUrl, reviews } from './actionWrites';
import type { FakeStore } from './fakeStore';
import { fetchFirstId } from './fetchRecords';
import { openComposer } from './textWrites';
import type { Write } from './write';

/** The dialog for saved replies; null if it is closed. */
const getDialog = () => screen.queryByRole('dialog', { name: 'Saved replies' });

async function openDialog(user: UserEvent, id: string): Promise<HTMLElement> {
  await openComposer(user, id, 'Reply');
  await user.click(screen.getByRole('button', { name: 'Saved replies' }));
  await user.click(await screen.findByRole('option', { name: 'Manage saved replies' }));
  return screen.findByRole('dialog', { name: 'Saved replies' });
}

const fetchSavedReplies = async (store: FakeStore) =>
  JSON.stringify(Object(await store.get('/admin/settings'))['settings']['savedReplies']);

interface SavedReplyWrite {
  name: string;
  /** Performs all steps except the last, starting from the list of saved replies. */
  prepare(user: UserEvent, list: HTMLElement): Promise<void>;
  send(user: UserEvent): Promise<void>;
  successMessage: RegExp;
  isStepwise?: true;
  /** The typed text, and how to open its field from the list. */
  typed?: { text: string; open(user: UserEvent, list: HTMLElement): Promise<void> };
}

const findTextField = () => screen.findByLabelText<HTMLTextAreaElement>(/^Text/, { selector: 'dialog textarea' });

const createReplyWrite = ({
  name,
  prepare,
  send,
  successMessage,
  typed: typedText,
  isStepwise,
}: SavedReplyWrite): Write => ({
  name,
  url: () => listPageUrl(reviews, 'status=pending'),
  pickId: (store) => fetchFirstId(store, 'reviews(status: "pending")'),
  prepare: async (user, id) => prepare(user, await openDialog(user, id)),
  send,
  request: { method: 'PATCH', path: /^\/admin\/settings$/ },
  state: fetchSavedReplies,
  successMessage,
  failureMessage: /Your changes couldn’t be saved/,
  ...(isStepwise && { isStepwise }),
  ...(typedText && {
    typed: {
      text: typedText.text,
      readValue: async () => (await findTextField()).value,
      reopen: async (user, id) => typedText.open(user, getDialog() ?? (await openDialog(user, id))),
    },
  }),
  readView: async (user, id) => {
    const backButton = screen.queryByRole('button', { name: 'Back' });
    if (backButton) await user.click(backButton);
    const list = getDialog() ?? (await openDialog(user, id));
    return within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  },
  verifiesOutcome: true,
  notAppliedMessage: /Your changes couldn’t be saved/,
});

const NEW_TEXT = 'Thank you, {{customer.firstName}}, come again!';
const EDITED_TEXT = 'Changed: thank you, {{customer.firstName}}!';

/** Clicks a button of the first saved reply. */
const press = (user: UserEvent, list: HTMLElement, label: RegExp) =>
  user.click(within(list).getAllByRole('button', { name: label })[0] ?? list);

export const savedReplyWrites: readonly Write[] = [
  createReplyWrite({
    name: 'add a saved reply',
    prepare: async (user, list) => {
      await user.click(within(list).getByRole('button', { name: 'Add reply' }));
      await user.type(screen.getByLabelText(/^Name/, { selector: 'dialog input' }), 'Come again');
      await user.click(await findTextField());
      await user.paste(NEW_TEXT);
    },
    send: (user) => user.click(screen.getByRole('button', { name: 'Save' })),
    successMessage: /^“Come again” saved$/,
    typed: {
      text: NEW_TEXT,
      open: (user, list) => user.click(within(list).getByRole('button', { name: 'Add reply' })),
    },
  }),
  createReplyWrite({
    name: 'change a saved reply',
    prepare: async (user, list) => {
      await press(user, list, /^Edit “/);
      await user.clear(await findTextField());
      await user.paste(EDITED_TEXT);
    },
    send: (user) => user.click(screen.getByRole('button', { name: 'Save' })),
    successMessage: /^“.+” saved/,
    typed: { text: EDITED_TEXT, open: (user, list) => press(user, list, /^Edit “/) },
  }),
  createReplyWrite({
    name: 'move a saved reply',
    isStepwise: true,
    prepare: async () => {},
    send: (user) => press(user, getDialog() ?? document.body, /^Move “.+” down$/),
    successMessage: /^“.+” moved to position \d+ of \d+/,
  }),
  createReplyWrite({
    name: 'delete a saved reply',
    prepare: (user, list) => press(user, list, /^Delete “/),
    send: (user) => user.click(screen.getByRole('button', { name: 'Delete' })),
    successMessage: /^“.+” deleted/,
  }),
];
