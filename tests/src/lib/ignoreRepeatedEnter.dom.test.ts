import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ignoreRepeatedEnter } from '../../../src/lib/ignoreRepeatedEnter';

afterEach(() => document.body.replaceChildren());

it('lets a held-down Enter press a button once, but insert many line breaks', async () => {
  const heed = ignoreRepeatedEnter();
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
  heed();
});
