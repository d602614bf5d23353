import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ignoreRepeatedPresses } from '../../../src/lib/ignoreRepeatedPresses';

let stop = () => {};
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** A button that counts its clicks. */
function addButton(name: string) {
  const button = document.createElement('button');
  button.textContent = name;
  document.body.append(button);
  const press = vi.fn();
  button.addEventListener('click', press);
  return { button, press };
}

/** Clicks with a given click count. */
function click(target: Element, detail: number): void {
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
}

it('lets a double click press one button twice, such as that of the next page', async () => {
  stop = ignoreRepeatedPresses();
  const { button, press } = addButton('Next');
  await userEvent.setup().dblClick(button);
  expect(press).toHaveBeenCalledTimes(2);
});

it('ignores the second click of a double click on a control that has come below the pointer, also in the same element', () => {
  stop = ignoreRepeatedPresses();
  const [first, second] = [addButton('Publish'), addButton('Publish')];
  click(first.button, 1);
  click(second.button, 2);
  click(second.button, 3);
  expect([first.press.mock.calls.length, second.press.mock.calls.length]).toEqual([1, 0]);
  click(second.button, 1);
  expect(second.press).toHaveBeenCalledTimes(1);

  second.button.textContent = 'Cancel';
  click(second.button, 2);
  expect(second.press).toHaveBeenCalledTimes(1);
  // The keyboard and programs click without a number.
  click(first.button, 0);
  expect(first.press).toHaveBeenCalledTimes(2);
});

it('lets a held-down Enter press a button once, but insert many line breaks', async () => {
  stop = ignoreRepeatedPresses();
  const [button, box] = [document.createElement('button'), document.createElement('textarea')];
  document.body.append(button, box);
  const press = vi.fn();
  button.addEventListener('click', press);
  const user = userEvent.setup();
  button.focus();
  await user.keyboard('{Enter>4/}');
  expect(press).toHaveBeenCalledTimes(1);
  await user.keyboard('{Enter}');
  expect(press).toHaveBeenCalledTimes(2);
  box.focus();
  await user.keyboard('{Enter>3/}');
  expect(box.value).toBe('\n\n\n');
});
