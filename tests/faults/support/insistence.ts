/** Ways to press harder than is needed: a write is sent once all the same. */
import { act } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

interface Insistence {
  name: string;
  /** It is one press, held down. */
  isHeld: boolean;
  /** The same merchant, who presses every button so; what opens a menu is pressed as ever. */
  insist(user: UserEvent): UserEvent;
}

const pressing = (user: UserEvent, press: (element: Element) => Promise<void>): UserEvent => ({
  ...user,
  click: (element) => (element.hasAttribute('aria-haspopup') ? user.click(element) : press(element)),
});

export const insistence: readonly Insistence[] = [
  { name: 'a double click', isHeld: false, insist: (user) => pressing(user, (element) => user.dblClick(element)) },
  {
    name: 'Enter held down',
    isHeld: true,
    insist: (user) =>
      pressing(user, async (element) => {
        if (element instanceof HTMLElement) act(() => element.focus());
        await user.keyboard('{Enter>6/}');
      }),
  },
];
