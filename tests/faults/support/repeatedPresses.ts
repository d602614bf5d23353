/** Ways to trigger a button repeatedly. The write must still be sent once. */
import { act } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

interface RepeatedPress {
  name: string;
  /** One key press that repeats, not several presses. */
  isKeyRepeat: boolean;
  /** Returns a user whose clicks repeat. Buttons that open a menu are clicked once. */
  repeat(user: UserEvent): UserEvent;
}

const withClick = (user: UserEvent, press: (element: Element) => Promise<void>): UserEvent => ({
  ...user,
  click: (element) => (element.hasAttribute('aria-haspopup') ? user.click(element) : press(element)),
});

export const repeatedPresses: readonly RepeatedPress[] = [
  {
    name: 'a double click',
    isKeyRepeat: false,
    repeat: (user) => withClick(user, (element) => user.dblClick(element)),
  },
  {
    name: 'Enter held down',
    isKeyRepeat: true,
    repeat: (user) =>
      withClick(user, async (element) => {
        if (element instanceof HTMLElement) act(() => element.focus());
        await user.keyboard('{Enter>6/}');
      }),
  },
];
