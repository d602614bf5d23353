import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Returns the row of a record. @throws Error if it is not rendered */
export function getRow(id: string) {
  const row = document.querySelector<HTMLElement>(`tr[data-record="${id}"]`);
  if (!row) throw new Error(`no row '${id}'`);
  return within(row);
}

export const findRow = (id: string) => waitFor(() => getRow(id));

/** Opens the menu of a row. */
export async function openRowMenu(id: string, user: UserEvent): Promise<HTMLElement[]> {
  await user.click(getRow(id).getByRole('button', { name: /^More actions for/ }));
  return screen.getAllByRole('menuitem', { hidden: true });
}

/** Runs a row action by its button or menu item. */
export async function runRowAction(id: string, action: string, user: UserEvent): Promise<void> {
  const buttonLabels = getRow(id).queryByRole('button', { name: action });
  if (buttonLabels) return user.click(buttonLabels);
  const entries = await openRowMenu(id, user);
  const entry = entries.find(({ textContent }) => textContent?.startsWith(action));
  if (!entry) throw new Error(`'${id}' has no action '${action}'`);
  await user.click(entry);
}

/** Labels of all actions of a row: its buttons, then its menu items. */
export async function getRowActions(id: string, user: UserEvent): Promise<(string | null | undefined)[]> {
  const buttons = getRow(id).queryAllByRole('button');
  const isInLastCell = (button: HTMLElement) => button.closest('td')?.matches(':last-child') !== true;
  const actionButtons = buttons.filter((button) => !isInLastCell(button));
  const buttonLabels = actionButtons
    .filter((button) => !button.hasAttribute('aria-haspopup'))
    .map(({ textContent }) => textContent);
  if (buttonLabels.length === actionButtons.length) return buttonLabels;
  const entries = (await openRowMenu(id, user)).map((entry) => entry.firstChild?.textContent);
  await user.keyboard('{Escape}');
  return [...buttonLabels, ...entries];
}
