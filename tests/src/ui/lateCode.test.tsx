import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Late } from '../../../src/ui/LateContent';
import { lateCode } from '../../../src/ui/lateCode';
import { lazyDialog } from '../../../src/ui/lazyDialog';
import { lazyPart } from '../../../src/ui/lazyPart';
import { Popover } from '../../../src/ui/Popover';
import { Toaster } from '../../../src/ui/Toaster';
import { renderPiece } from './renderPiece';

/** A page that opens a dialog. */
function Page({ Dialog }: { Dialog: ComponentType<{ onClose: () => void }> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Toaster>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <Suspense>{isOpen && <Dialog onClose={() => setOpen(false)} />}</Suspense>
    </Toaster>
  );
}

/** A download that fails as often as is said, then brings a component. */
function download<Props = object>(failures: number, component: (props: Props) => ReactNode) {
  const load = vi.fn(() => Promise.resolve({ default: component }));
  for (let i = 0; i < failures; i += 1) load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  return load;
}

afterEach(() => void vi.restoreAllMocks());

function goOffline() {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
}

describe('content that comes late', () => {
  const open = (load: () => Promise<{ default: ComponentType<object> }>) =>
    renderPiece(
      <Popover label="Columns" trigger="Columns">
        <Late content={lateCode(load)} />
      </Popover>,
    );

  it('says why it does not come while offline, and comes when it is asked for again', async () => {
    goOffline();
    const load = download(1, () => <p>here it is</p>);
    open(load);
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('here it is')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Columns' })).toHaveFocus();
  });

  it('comes by itself when the network is back', async () => {
    goOffline();
    open(download(1, () => <p>here it is</p>));
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await screen.findByRole('alert');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('here it is')).toBeVisible();
  });

  it('tells a failure with the network there, and a second one after it', async () => {
    const load = download(2, () => <p>here it is</p>);
    open(load);
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('load the page again');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('here it is')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('[FMT-03] is taken as failed after 120 s, and shown where it comes after another try', async () => {
    vi.useFakeTimers();
    const load = download(0, () => <p>here it is</p>);
    load.mockReturnValueOnce(new Promise(() => undefined));
    const code = lateCode(load);
    void code.fetch();
    await vi.advanceTimersByTimeAsync(119_000);
    expect(code.get().hasFailed).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(code.get().hasFailed).toBe(true);
    await code.fetch();
    expect(code.get().component).not.toBeNull();
    vi.useRealTimers();
  });

  it('is asked for once, however often it is shown', async () => {
    const load = download(0, () => <p>here it is</p>);
    const code = lateCode(load);
    await code.fetch();
    renderPiece(<Late content={code} />);
    expect(screen.getByText('here it is')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('a part whose code comes late', () => {
  it('tells in its place that it did not come, and leaves the rest alone', async () => {
    const Part = lazyPart(download(1, ({ name }: { name: string }) => <p>part of {name}</p>));
    renderPiece(
      <>
        <p>the page</p>
        <Suspense fallback={<p>on its way</p>}>
          <Part name="a record" />
        </Suspense>
      </>,
    );
    expect(screen.getByText('on its way')).toBeVisible();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByText('the page')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('part of a record')).toBeVisible();
  });
});

describe('a dialog whose code comes late', () => {
  it('is told in a message and can be opened again', async () => {
    goOffline();
    const Dialog = lazyDialog(
      download(1, ({ onClose }: { onClose: () => void }) => (
        <button type="button" onClick={onClose}>
          shut
        </button>
      )),
    );
    renderPiece(<Page Dialog={Dialog} />);
    await userEvent.click(screen.getByRole('button', { name: 'open' }));
    expect(await screen.findByText(/could not be loaded.*You are offline/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'open' }));
    await userEvent.click(await screen.findByRole('button', { name: 'shut' }));
    expect(screen.queryByRole('button', { name: 'shut' })).toBeNull();
  });
});
