import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Modal } from '../../../../src/ui/overlays/Modal';
import { Toaster, useToast } from '../../../../src/ui/toasts/Toaster';
import type { ShowToast } from '../../../../src/ui/toasts/toastContext';
import { renderPiece } from '../renderPiece';

let show: ShowToast;
let setDialogs: (titles: readonly string[]) => void;

function Page() {
  show = useToast();
  const [dialogs, set] = useState<readonly string[]>([]);
  setDialogs = set;
  return (
    <>
      <main tabIndex={-1}>
        <button type="button">Work</button>
      </main>
      {dialogs.map((title) => (
        <Modal key={title} title={title} onCancel={() => undefined} />
      ))}
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  renderPiece(
    <Toaster>
      <Page />
    </Toaster>,
  );
});
afterEach(() => vi.useRealTimers());

const showMessage = (message: Parameters<ShowToast>[0]) => act(() => show(message));
const wait = (time: number) => act(() => vi.advanceTimersByTime(time));
const region = () => screen.getByRole('region', { name: 'Notifications' });

describe('Toaster', () => {
  it('shows a success as a status for 6 s', () => {
    showMessage({ tone: 'done', text: '2 reviews published.' });
    expect(screen.getByRole('status')).toHaveTextContent('2 reviews published.');
    wait(5_999);
    expect(screen.getByRole('status')).toBeInTheDocument();
    wait(1);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('keeps an error, as an alert, until it is dismissed', () => {
    showMessage({ tone: 'danger', text: 'Could not publish.' });
    wait(600_000);
    expect(screen.getByRole('alert')).toHaveTextContent('Could not publish.');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps a persistent toast', () => {
    showMessage({ tone: 'info', text: 'You’re offline.', persistent: true });
    wait(600_000);
    expect(screen.getByText('You’re offline.')).toBeInTheDocument();
  });

  it('pauses while hovered or focused', () => {
    showMessage({ tone: 'done', text: 'Saved.' });
    fireEvent.pointerEnter(region());
    wait(60_000);
    expect(screen.getByText('Saved.')).toBeInTheDocument();
    fireEvent.pointerLeave(region());
    wait(5_000);
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    wait(60_000);
    expect(screen.getByText('Saved.')).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Work' }).focus());
    wait(6_000);
    expect(screen.queryByText('Saved.')).toBeNull();
  });

  it('runs its action once and is dismissed', () => {
    const run = vi.fn();
    showMessage({ tone: 'done', text: 'Published.', action: { label: 'Undo', run } });
    wait(9_999);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Published.')).toBeNull();
  });

  it('counts a repeated toast and restarts its timer', () => {
    showMessage({ tone: 'done', text: 'Saved.' });
    wait(5_000);
    showMessage({ tone: 'done', text: 'Saved.' });
    showMessage({ tone: 'done', text: 'Saved.' });
    expect(screen.getAllByText('Saved.')).toHaveLength(1);
    expect(screen.getByText('×3')).toBeInTheDocument();
    wait(5_999);
    expect(screen.getByText('Saved.')).toBeInTheDocument();
    wait(1);
    expect(screen.queryByText('Saved.')).toBeNull();
  });

  it('shows at most four: expiring toasts are removed first, errors are kept and counted', () => {
    for (const text of ['a', 'b', 'c', 'd', 'e']) showMessage({ tone: 'done', text });
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toEqual(['b', 'c', 'd', 'e']);
    for (const text of ['1', '2', '3', '4', '5', '6']) showMessage({ tone: 'danger', text });
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(['3', '4', '5', '6']);
    expect(screen.getByText('2 more notifications')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss all' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('can be dismissed by its caller', () => {
    let takeAway: ReturnType<ShowToast> = vi.fn();
    act(() => {
      takeAway = show({ tone: 'info', text: 'Exporting…', persistent: true });
    });
    act(() => takeAway());
    expect(screen.queryByText('Exporting…')).toBeNull();
  });

  it('is focused by F6, which also returns the focus, as does dismissing the last toast', () => {
    const work = screen.getByRole('button', { name: 'Work' });
    act(() => work.focus());
    showMessage({ tone: 'danger', text: 'Could not publish.' });
    fireEvent.keyDown(work, { key: 'F6' });
    expect(region()).toHaveFocus();
    fireEvent.keyDown(region(), { key: 'F6' });
    expect(work).toHaveFocus();
    fireEvent.keyDown(work, { key: 'F6' });
    const dismiss = within(region()).getByRole('button', { name: 'Dismiss' });
    act(() => dismiss.focus());
    fireEvent.click(dismiss);
    expect(work).toHaveFocus();
  });
});

describe('Toaster with open dialogs', () => {
  const openDialogs = (...titles: string[]) => act(() => setDialogs(titles));
  const dialog = (name: string) => screen.getByRole('dialog', { name });

  it('is in the topmost dialog, outside of which nothing can be used', () => {
    showMessage({ tone: 'danger', text: 'Could not publish.' });
    const card = screen.getByText('Could not publish.');
    openDialogs('Points', 'Sure?');
    expect(dialog('Sure?')).toContainElement(card);
    openDialogs('Points');
    expect(dialog('Points')).toContainElement(card);
    openDialogs();
    expect(region()).toContainElement(card);
  });

  it('keeps its timers when it moves', () => {
    showMessage({ tone: 'done', text: 'Saved.' });
    wait(3_000);
    openDialogs('Points');
    wait(2_999);
    expect(screen.getByText('Saved.')).toBeInTheDocument();
    wait(1);
    expect(screen.queryByText('Saved.')).toBeNull();
  });

  it('returns the focus to the dialog, even if the focused element is gone', () => {
    openDialogs('Points');
    const gone = dialog('Points').appendChild(document.createElement('button'));
    gone.focus();
    showMessage({ tone: 'danger', text: 'Could not publish.' });
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    gone.remove();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(within(dialog('Points')).getByRole('button', { name: 'Close' })).toHaveFocus();
  });
});

describe('useToast', () => {
  it('throws outside of a Toaster', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderPiece(<Page />)).toThrow('useToast is called outside of a <Toaster>.');
    vi.restoreAllMocks();
  });
});
