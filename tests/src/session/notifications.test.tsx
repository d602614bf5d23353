import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type NotificationOptions, type NotificationType, useCloseNotification, useNotify } from 'ra-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInSite } from '../../support/renderInSite';

let notify: ReturnType<typeof useNotify>;

function Page() {
  notify = useNotify();
  return <div data-testid="page" />;
}

const show = (message: Parameters<typeof notify>[0], options?: NotificationOptions & { type?: NotificationType }) =>
  act(async () => notify(message, options));

afterEach(() => vi.useRealTimers());

describe('notifications after a sign-out', () => {
  it('are gone from the sign-in page, and later ones of the session are not shown', async () => {
    const { controller } = await renderInSite(<Page />);
    const showLater = notify;
    act(() => notify('Voucher ABC-123 for Ann', { type: 'error' }));
    expect(await screen.findByText('Voucher ABC-123 for Ann')).toBeVisible();
    act(() => controller.signOut());
    await screen.findByText('signed out');
    expect(screen.queryByText('Voucher ABC-123 for Ann')).toBeNull();
    act(() => showLater('Voucher DEF-456 for Bob', { type: 'success' }));
    expect(screen.queryByText('Voucher DEF-456 for Bob')).toBeNull();
  });

  it('stay with the name of their store after a switch to another one of the same user, if they are failures', async () => {
    const { controller } = await renderInSite(<Page />);
    act(() => notify('Not saved', { type: 'error' }));
    await act(async () => controller.openSite('s2'));
    await screen.findByTestId('page');
    expect(await screen.findByText('Nordlys: Not saved')).toBeVisible();
  });

  it('are closed by the switch if they succeeded, as if the time to undo them had passed', async () => {
    const { controller } = await renderInSite(<Page />);
    const onClose = vi.fn();
    await show('Published', { type: 'success', onClose });
    await act(async () => controller.openSite('s2'));
    await screen.findByTestId('page');
    await waitFor(() => expect(screen.queryByText('Published')).toBeNull());
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('come after the switch with the name of their store, and without buttons that would act on another', async () => {
    const { controller } = await renderInSite(<Page />);
    const [earlier, showLater] = [{ label: 'Retry', run: vi.fn() }, notify];
    await show('Not published', { type: 'error', action: earlier });
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    await act(async () => controller.openSite('s2'));
    expect(await screen.findByText('Nordlys: Not published')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    act(() => showLater('Not saved', { type: 'error', action: { label: 'Retry', run: vi.fn() } }));
    expect(await screen.findByText('Nordlys: Not saved')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    await show('Saved', { action: { label: 'Undo', run: vi.fn() } });
    expect(screen.getByText('Saved')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  });
});

describe('useNotify', () => {
  it.each([
    ['success', 'status'],
    ['info', 'status'],
    ['warning', 'status'],
    ['error', 'alert'],
  ] as const)('[RA-03] useNotify shows a notification of type %s', async (type, role) => {
    await renderInSite(<Page />);
    await show('Saved by an override', { type });
    const text = await screen.findByText('Saved by an override');
    expect(text).toHaveRole(role);
  });

  it('[RA-03] useNotify translates the message with its arguments, react-admin’s own messages too', async () => {
    await renderInSite(<Page />);
    await show('ra.notification.deleted', { messageArgs: { smart_count: 3 } });
    expect(await screen.findByText('3 elements deleted')).toBeVisible();
    await show('no.such.key', { messageArgs: { _: 'A plain text' } });
    expect(await screen.findByText('A plain text')).toBeVisible();
  });

  it('hides a notification after autoHideDuration, and never if it is null', async () => {
    await renderInSite(<Page />);
    vi.useFakeTimers();
    await show('Short', { autoHideDuration: 500 });
    await show('Kept', { autoHideDuration: null });
    act(() => vi.advanceTimersByTime(501));
    expect(screen.queryByText('Short')).toBeNull();
    act(() => vi.advanceTimersByTime(600_000));
    expect(screen.getByText('Kept')).toBeVisible();
  });

  it('shows several lines, and an element that closes itself', async () => {
    await renderInSite(<Page />);
    await show('One\nTwo', { multiLine: true });
    expect(await screen.findByText(/One/)).toHaveTextContent('One Two');
    await show(<Closing />);
    fireEvent.click(await screen.findByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Got it' })).toBeNull());
  });
});

function Closing() {
  const close = useCloseNotification();
  return (
    <button type="button" onClick={close}>
      Got it
    </button>
  );
}
