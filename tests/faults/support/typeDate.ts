import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Types a past date. The order of the date parts depends on the locale. */
export async function typeDate(user: UserEvent, label: string | RegExp): Promise<void> {
  const field = await screen.findByRole('group', { name: label });
  for (const [part, digits] of Object.entries({ Day: '03', Month: '02', Year: '2026' })) {
    await user.click(within(field).getByRole('spinbutton', { name: part }));
    await user.keyboard(digits);
  }
}
