import { act, fireEvent, screen, within } from '@testing-library/react';
import { useNotificationContext, useNotify } from 'ra-core';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeNotification } from '../../../../src/ui/notifications/groupNotifications';
import { NotificationArea } from '../../../../src/ui/notifications/NotificationArea';
import { Modal } from '../../../../src/ui/overlays/Modal';
import { renderPiece } from '../renderPiece';

let show: ReturnType<typeof useNotify>;
let setNotifications: ReturnType<typeof useNotificationContext>['setNotifications'];
let setDialogs: (titles: readonly string[]) => void;

function Page() {
  show = useNotify();
  ({ setNotifications } = useNotificationContext());
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
    <NotificationArea>
      <Page />
    </NotificationArea>,
  );
});
afterEach(() => vi.useRealTimers());

const showMessage = (...message: Parameters<typeof show>) => act(() => show(...message));
const wait = (time: number) => act(() => vi.advanceTimersByTime(time));
const region = () => screen.getByRole('region', { name: 'Notifications' });

describe('NotificationArea', () => {
  it('shows a success as a status for 6 s', () => {
    showMessage('2 reviews published.', { type: 'success' });
    expect(screen.getByRole('status')).toHaveTextContent('2 reviews published.');
    wait(5_999);
    expect(screen.getByRole('status')).toBeInTheDocument();
    wait(1);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('keeps an error, as an alert, until it is dismissed', () => {
    showMessage('Could not publish.', { type: 'error' });
    wait(600_000);
    expect(screen.getByRole('alert')).toHaveTextContent('Could not publish.');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps a persistent notification', () => {
    showMessage('You’re offline.', { autoHideDuration: null });
    wait(600_000);
    expect(screen.getByText('You’re offline.')).toBeInTheDocument();
  });

  it('pauses while hovered or focused', () => {
    showMessage('Saved.', { type: 'success' });
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
    showMessage('Published.', { type: 'success', action: { label: 'Undo', run } });
    wait(9_999);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Published.')).toBeNull();
  });

  it('counts a repeated notification and restarts its timer', () => {
    showMessage('Saved.', { type: 'success' });
    wait(5_000);
    showMessage('Saved.', { type: 'success' });
    showMessage('Saved.', { type: 'success' });
    expect(screen.getAllByText('Saved.')).toHaveLength(1);
    expect(screen.getByText('×3')).toBeInTheDocument();
    wait(5_999);
    expect(screen.getByText('Saved.')).toBeInTheDocument();
    wait(1);
    expect(screen.queryByText('Saved.')).toBeNull();
  });

  it('shows at most two: expiring notifications are removed first, errors are kept and counted', () => {
    for (const text of ['a', 'b', 'c', 'd', 'e']) showMessage(text, { type: 'success' });
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toEqual(['d', 'e']);
    for (const text of ['1', '2', '3', '4']) showMessage(text, { type: 'error' });
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(['3', '4']);
    expect(screen.getByText('2 more notifications')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss all' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is closed by its id, which tells it apart from others that say the same, and tells its caller', () => {
    const onClose = vi.fn();
    showMessage('Published.', { id: 'a', onClose });
    showMessage('Published.', { id: 'b' });
    expect(screen.getAllByText('Published.')).toHaveLength(2);
    act(() => setNotifications(closeNotification('a')));
    expect(screen.getAllByText('Published.')).toHaveLength(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('takes the place of those with its id that say something else', () => {
    showMessage('Not published.', { type: 'error', id: 'a' });
    showMessage('Not published.', { type: 'error', id: 'a' });
    expect(screen.getByText('×2')).toBeInTheDocument();
    showMessage('Published.', { type: 'success', id: 'a' });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Published.');
    showMessage('Not published.', { type: 'error', id: 'b' });
    expect(screen.getByRole('status')).toHaveTextContent('Published.');
  });

  it('is focused by F6, which also returns the focus, as does dismissing the last notification', () => {
    const work = screen.getByRole('button', { name: 'Work' });
    act(() => work.focus());
    showMessage('Could not publish.', { type: 'error' });
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

describe('NotificationArea with open dialogs', () => {
  const openDialogs = (...titles: string[]) => act(() => setDialogs(titles));
  const dialog = (name: string) => screen.getByRole('dialog', { name });

  it('is in the topmost dialog, outside of which nothing can be used', () => {
    showMessage('Could not publish.', { type: 'error' });
    const card = screen.getByText('Could not publish.');
    openDialogs('Points', 'Sure?');
    expect(dialog('Sure?')).toContainElement(card);
    openDialogs('Points');
    expect(dialog('Points')).toContainElement(card);
    openDialogs();
    expect(region()).toContainElement(card);
  });

  it('keeps its timers when it moves', () => {
    showMessage('Saved.', { type: 'success' });
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
    showMessage('Could not publish.', { type: 'error' });
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    gone.remove();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(within(dialog('Points')).getByRole('button', { name: 'Close' })).toHaveFocus();
  });
});
