import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The row of a record. @throws Error when it is not there */
export function rowOf(id: string) {
  const row = document.querySelector<HTMLElement>(`tr[data-record="${id}"]`);
  if (!row) throw new Error(`no row '${id}'`);
  return within(row);
}

export const rowThere = (id: string) => waitFor(() => rowOf(id));

/** Opens the menu of a row. */
export async function openRowMenu(id: string, user: UserEvent): Promise<HTMLElement[]> {
  await user.click(rowOf(id).getByRole('button', { name: /^More for/ }));
  return screen.getAllByRole('menuitem', { hidden: true });
}

/** Chooses an action of a row, wherever it stands. */
export async function actOn(id: string, action: string, user: UserEvent): Promise<void> {
  const direct = rowOf(id).queryByRole('button', { name: action });
  if (direct) return user.click(direct);
  const entries = await openRowMenu(id, user);
  const entry = entries.find(({ textContent }) => textContent?.startsWith(action));
  if (!entry) throw new Error(`'${id}' does not offer '${action}'`);
  await user.click(entry);
}

/** Every action that a row offers: its buttons, then the entries of its menu. */
export async function offeredOn(id: string, user: UserEvent): Promise<(string | null | undefined)[]> {
  const buttons = rowOf(id).queryAllByRole('button');
  const isCopy = (button: HTMLElement) => button.closest('td')?.matches(':last-child') !== true;
  const own = buttons.filter((button) => !isCopy(button));
  const direct = own.filter((button) => !button.hasAttribute('aria-haspopup')).map(({ textContent }) => textContent);
  if (direct.length === own.length) return direct;
  const entries = (await openRowMenu(id, user)).map((entry) => entry.firstChild?.textContent);
  await user.keyboard('{Escape}');
  return [...direct, ...entries];
}
