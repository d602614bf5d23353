import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Types a day that has been; the parts of a date come in the order of the merchant's language. */
export async function typeDayInto(user: UserEvent, label: string | RegExp): Promise<void> {
  const field = await screen.findByRole('group', { name: label });
  for (const [part, digits] of Object.entries({ Day: '03', Month: '02', Year: '2026' })) {
    await user.click(within(field).getByRole('spinbutton', { name: part }));
    await user.keyboard(digits);
  }
}
