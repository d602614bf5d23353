import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createSlot } from '../../../../src/engine/slots/createSlot';
import { renderPiece } from '../../ui/renderPiece';

const part = { isBroken: false };

function Greeting({ name }: { name: string }): ReactNode {
  if (part.isBroken) throw new Error('Broken');
  return <p>Hello {name}</p>;
}

const message = /^“dashboard\.greeting” couldn’t be displayed.*contact support and mention this name/;

afterEach(() => {
  part.isBroken = false;
  vi.restoreAllMocks();
});

it('[EXT-06] a slot that throws costs only itself, names itself, and can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Slot = createSlot('dashboard.greeting', async () => ({ default: Greeting }));
  part.isBroken = true;
  renderPiece(
    <>
      <p>The rest</p>
      <Slot name="Ann" />
    </>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByText('The rest')).toBeInTheDocument();
  part.isBroken = false;
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Hello Ann')).toBeInTheDocument();
});

it('[EXT-06] a slot that can’t be loaded costs only itself, names itself, and can be tried again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const load = vi.fn(async () => ({ default: Greeting })).mockRejectedValueOnce(new Error('No such file'));
  const Slot = createSlot('dashboard.greeting', load);
  renderPiece(
    <>
      <p>The rest</p>
      <Slot name="Ann" />
    </>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(/^“dashboard\.greeting” couldn’t be displayed/);
  expect(warn.mock.calls).toEqual([
    ['the slot dashboard.greeting of the extension could not be loaded', new Error('No such file')],
  ]);
  expect(screen.getByText('The rest')).toBeInTheDocument();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello Ann')).toBeInTheDocument();
});
