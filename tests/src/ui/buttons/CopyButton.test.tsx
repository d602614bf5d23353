import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CopyButton } from '../../../../src/ui/buttons/CopyButton';
import { renderPiece } from '../renderPiece';

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const press = (button: HTMLElement) => act(async () => fireEvent.click(button));

describe('CopyButton', () => {
  it("[REU-05] copies, shows 'Copied' and is disabled for 2 s", async () => {
    renderPiece(<CopyButton value="https://nordlys.example/?ref=a" />);
    const button = screen.getByRole('button', { name: 'Copy' });
    act(() => button.focus());
    await press(button);
    expect(writeText).toHaveBeenCalledExactlyOnceWith('https://nordlys.example/?ref=a');
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
    expect(button).toBeDisabled();

    act(() => vi.advanceTimersByTime(1_999));
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(button).toBeEnabled();
    expect(button).toHaveFocus();
  });

  it('selects the text for manual copying if copying fails, and does not show success', async () => {
    writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    renderPiece(<CopyButton value="abc" label="Copy link" />);
    await press(screen.getByRole('button', { name: 'Copy link' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t copy automatically.');
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Copy link' });
    expect(box).toHaveValue('abc');
    expect([box.selectionStart, box.selectionEnd]).toEqual([0, 3]);
    expect(screen.queryByText('Copied')).toBeNull();
  });

  it('preserves line breaks of a text that could not be copied', async () => {
    writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    renderPiece(<CopyButton value={'one\ntwo'} />);
    await press(screen.getByRole('button', { name: 'Copy' }));
    expect(screen.getByRole('textbox', { name: 'Copy' })).toHaveValue('one\ntwo');
  });

  it('does the same without a clipboard API, as without https', async () => {
    vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
    renderPiece(<CopyButton value="abc" />);
    await press(screen.getByRole('button', { name: 'Copy' }));
    expect(screen.getByRole('alert')).toBeInTheDocument();
  });
});
