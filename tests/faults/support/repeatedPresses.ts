/** Ways to trigger a button repeatedly. The write must still be sent once. */
import { act, fireEvent } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import fc from 'fast-check';

interface RepeatedPress {
  name: string;
  /** One key press that repeats, not several presses. */
  isKeyRepeat: boolean;
  /** React renders between the presses, as it does in a browser. */
  rendersBetween: boolean;
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
    rendersBetween: true,
    repeat: (user) => withClick(user, (element) => user.dblClick(element)),
  },
  {
    name: 'Enter held down',
    isKeyRepeat: true,
    rendersBetween: true,
    repeat: (user) =>
      withClick(user, async (element) => {
        if (element instanceof HTMLElement) act(() => element.focus());
        await user.keyboard('{Enter>6/}');
      }),
  },
];

/** Ways to press a button, as the browser reports them. */
const pressKinds = [
  (element: Element) => fireEvent.click(element),
  (element: Element) => {
    if (fireEvent.keyDown(element, { key: 'Enter' })) fireEvent.click(element);
  },
  (element: Element) => {
    fireEvent.keyDown(element, { key: ' ' });
    if (fireEvent.keyUp(element, { key: ' ' })) fireEvent.click(element);
  },
];

/**
 * Bursts of presses before the response can arrive. React renders after each press in half of them, as in the browser,
 * and only after the last press in the others.
 */
export const createBursts = (count: number): readonly RepeatedPress[] =>
  fc.sample(burst, { numRuns: count, seed: 1 }).map(({ presses, rendersBetween }, index) => ({
    name: `burst ${index + 1} of ${presses.length} presses`,
    isKeyRepeat: false,
    rendersBetween,
    repeat: (user) =>
      withClick(user, async (element) => {
        const pressAll = async () => {
          for (const { kind, waits } of presses) {
            pressKinds[kind]?.(element);
            if (waits) await Promise.resolve();
          }
        };
        await (rendersBetween ? pressAll() : act(pressAll));
      }),
  }));

const burst = fc.record({
  presses: fc.array(fc.record({ kind: fc.nat(pressKinds.length - 1), waits: fc.boolean() }), {
    minLength: 2,
    maxLength: 8,
  }),
  rendersBetween: fc.boolean(),
});
