import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Modal } from '../../../../src/ui/overlays/Modal';
import { renderPiece } from '../renderPiece';

type ModalProps = Parameters<typeof Modal>[0];

const onCancel = vi.fn();
const onSubmit = vi.fn();

beforeEach(() => {
  onCancel.mockReset();
  onSubmit.mockReset();
});

function renderModal(props: Partial<ModalProps> = {}) {
  return renderPiece(
    <Modal title="Save view" onCancel={onCancel} onSubmit={onSubmit} submitLabel="Save" {...props}>
      {props.children ?? <input aria-label="Name" />}
    </Modal>,
  );
}

function Page({ danger }: { danger?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Modal title="Sure?" danger={danger} onCancel={() => setOpen(false)} onSubmit={onSubmit} submitLabel="Yes" />
      )}
    </>
  );
}

/** A promise with exposed resolve and reject. */
function createDeferred() {
  let settle: () => void = () => undefined;
  let fail: (reason: Error) => void = () => undefined;
  const promise = new Promise<void>((resolve, reject) => {
    settle = resolve;
    fail = reject;
  });
  return { promise, settle, fail };
}

describe('Modal', () => {
  it('[REU-04] has a title, a body, a form or none, Cancel and Submit, a danger style and a loading state', async () => {
    const user = userEvent.setup();
    const { rerender } = renderModal();
    const dialog = screen.getByRole('dialog', { name: 'Save view' });
    expect(screen.getByRole('heading', { name: 'Save view' })).toBeInTheDocument();
    expect(dialog).toContainElement(screen.getByRole('textbox', { name: 'Name' }));

    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Mine{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledTimes(1);

    rerender(
      <Modal title="Delete?" danger busy onCancel={onCancel} onSubmit={onSubmit} submitLabel="Delete 2">
        <p>This can’t be undone.</p>
      </Modal>,
    );
    const danger = screen.getByRole('alertdialog', { name: 'Delete?' });
    expect(danger).toHaveAccessibleDescription('This can’t be undone.');
    expect(danger).toHaveAttribute('aria-busy', 'true');
    const submit = screen.getByRole('button', { name: /Delete 2/ });
    expect(submit).toHaveAttribute('aria-busy', 'true');
    expect(submit.className).toMatch(/danger/);
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();

    rerender(
      <Modal title="Keyboard shortcuts" onCancel={onCancel}>
        <p>J and K move.</p>
      </Modal>,
    );
    expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });

  it('focuses the first field, Cancel if destructive, or submit if there is no field', () => {
    const { unmount } = renderModal();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    unmount();
    const second = renderModal({ danger: true });
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    second.unmount();
    renderModal({ children: <p>No field.</p> });
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  });

  it('returns the focus to its opener', async () => {
    const user = userEvent.setup();
    renderPiece(<Page />);
    const opener = screen.getByRole('button', { name: 'Open' });
    await user.click(opener);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener).toHaveFocus();
  });

  it('cancels on Escape, but not while busy', async () => {
    const user = userEvent.setup();
    const { unmount } = renderModal();
    await user.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledTimes(1);
    unmount();
    expect(onCancel, 'going away is no cancel').toHaveBeenCalledTimes(1);
    onCancel.mockReset();
    renderModal({ busy: true });
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(onCancel).not.toHaveBeenCalled();
  });

  it('cancels if the browser closes it, and reopens while busy', () => {
    const { unmount } = renderModal();
    const closeUnasked = () => {
      const dialog = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
      act(() => dialog.close());
      return dialog;
    };
    closeUnasked();
    expect(onCancel).toHaveBeenCalledTimes(1);
    unmount();
    renderModal({ busy: true });
    expect(closeUnasked().open).toBe(true);
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('submits once on a double click and on a held-down Enter', async () => {
    const user = userEvent.setup();
    renderModal();
    await user.dblClick(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
    const notPrevented = fireEvent.keyDown(screen.getByRole('textbox', { name: 'Name' }), {
      key: 'Enter',
      repeat: true,
    });
    expect(notPrevented).toBe(false);
  });

  it('is locked until the promise settles', async () => {
    const user = userEvent.setup();
    const first = createDeferred();
    onSubmit.mockReturnValue(first.promise);
    renderModal();
    const save = screen.getByRole('button', { name: 'Save' });
    await user.click(save);
    await user.click(save);
    fireEvent.submit(save);
    await user.keyboard('{Escape}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onCancel).not.toHaveBeenCalled();
    expect(save).toHaveAttribute('aria-busy', 'true');

    await act(async () => first.settle());
    expect(save).not.toHaveAttribute('aria-busy');
    onSubmit.mockReturnValue(undefined);
    await user.click(save);
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('leaves no timer if the handler unmounts it', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { unmount } = renderModal();
    onSubmit.mockImplementation(() => unmount());
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('shows an error as an alert and can be resubmitted', () => {
    renderModal({ error: 'Something went wrong.' });
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong.');
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  it('cannot be submitted while submit is disabled', async () => {
    const user = userEvent.setup();
    renderModal({ submitDisabled: true });
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '{Enter}');
    fireEvent.submit(screen.getByRole('textbox', { name: 'Name' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

it('is submitted by Ctrl+Enter from any field, and not while that is disabled', async () => {
  const user = userEvent.setup();
  const { unmount } = renderModal({ children: <textarea aria-label="Text" />, submitDisabled: true });
  await user.type(screen.getByRole('textbox'), 'a{Control>}{Enter}{/Control}');
  expect(onSubmit).not.toHaveBeenCalled();
  unmount();
  renderModal({ children: <textarea aria-label="Text" /> });
  await user.type(screen.getByRole('textbox'), 'a{Control>}{Enter}{/Control}');
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(screen.getByRole('textbox')).toHaveValue('a');
});
