import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LazyContent } from '../../../../src/ui/lazy/LazyContent';
import { lazyDialog } from '../../../../src/ui/lazy/lazyDialog';
import { lazyPart } from '../../../../src/ui/lazy/lazyPart';
import { lazyWithRetry } from '../../../../src/ui/lazy/lazyWithRetry';
import { NotificationArea } from '../../../../src/ui/notifications/NotificationArea';
import { Popover } from '../../../../src/ui/overlays/Popover';
import { renderPiece } from '../renderPiece';

/** A page that opens a dialog. */
function Page({ Dialog }: { Dialog: ComponentType<{ onClose: () => void }> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <NotificationArea>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <Suspense>{isOpen && <Dialog onClose={() => setOpen(false)} />}</Suspense>
    </NotificationArea>
  );
}

/** A download that fails a number of times before it resolves. */
function download<Props = object>(failures: number, component: (props: Props) => ReactNode) {
  const load = vi.fn(() => Promise.resolve({ default: component }));
  for (let i = 0; i < failures; i += 1) load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  return load;
}

afterEach(() => void vi.restoreAllMocks());

function goOffline() {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
}

describe('LazyContent', () => {
  const open = (load: () => Promise<{ default: ComponentType<object> }>) =>
    renderPiece(
      <Popover label="Columns" trigger="Columns">
        <LazyContent content={lazyWithRetry(load)} />
      </Popover>,
    );

  it('explains a failure while offline, and loads on retry', async () => {
    goOffline();
    const load = download(1, () => <p>here it is</p>);
    open(load);
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You’re offline.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('here it is')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Columns' })).toHaveFocus();
  });

  it('retries when the browser is online again', async () => {
    goOffline();
    open(download(1, () => <p>here it is</p>));
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await screen.findByRole('alert');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('here it is')).toBeVisible();
  });

  it('shows a failure while online, and repeated failures', async () => {
    const load = download(2, () => <p>here it is</p>);
    open(load);
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('reload the page');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('here it is')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('[FMT-03] times out after 120 s, and loads on retry', async () => {
    vi.useFakeTimers();
    const load = download(0, () => <p>here it is</p>);
    load.mockReturnValueOnce(new Promise(() => undefined));
    const code = lazyWithRetry(load);
    void code.fetch();
    await vi.advanceTimersByTimeAsync(119_000);
    expect(code.get().hasFailed).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(code.get().hasFailed).toBe(true);
    await code.fetch();
    expect(code.get().component).not.toBeNull();
    vi.useRealTimers();
  });

  it('is loaded once, however often it is rendered', async () => {
    const load = download(0, () => <p>here it is</p>);
    const code = lazyWithRetry(load);
    await code.fetch();
    renderPiece(<LazyContent content={code} />);
    expect(screen.getByText('here it is')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('lazyPart', () => {
  it('shows a failure in its place, and keeps the rest', async () => {
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

describe('lazyDialog', () => {
  it('shows a failure as a toast and can be opened again', async () => {
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
    expect(await screen.findByText(/couldn’t be loaded.*You’re offline/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'open' }));
    await userEvent.click(await screen.findByRole('button', { name: 'shut' }));
    expect(screen.queryByRole('button', { name: 'shut' })).toBeNull();
  });
});
