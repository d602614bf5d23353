import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type SendFile, useUpload } from '../../../../src/ui/upload/useUpload';
import { createGate } from '../../../support/createGate';
import { contents, getFile, photo } from './files';

/** An upload of PNG files whose requests are answered by the test. */
function open() {
  const requests: {
    file: File;
    progress: (share: number) => void;
    signal: AbortSignal;
    fail: (error: unknown) => void;
  }[] = [];
  const upload: SendFile = (file, progress, signal) =>
    new Promise((_, fail) => void requests.push({ file, progress, signal, fail }));
  const onDone = vi.fn();
  const rules = { accept: ['png'], maxSize: 1024 * 1024 } as const;
  const { result, unmount } = renderHook(() => useUpload({ rules, upload, onDone }));
  const start = async (file: File) => {
    act(() => result.current.start(file));
    const count = requests.length;
    await act(() => vi.waitFor(() => expect(requests).toHaveLength(count + 1)));
  };
  return { requests, result, start, unmount };
}

describe('useUpload', () => {
  it('gives a file without a MIME type that of its extension', async () => {
    const { start, requests } = open();
    const untyped = new File([Uint8Array.from(contents.png)], 'photo.PNG', { lastModified: 7 });
    await start(untyped);
    const sent = requests[0]?.file;
    expect([sent?.name, sent?.type, sent?.lastModified, sent?.size]).toEqual([
      'photo.PNG',
      'image/png',
      7,
      untyped.size,
    ]);
    const typed = photo();
    await start(typed);
    expect(requests[1]?.file).toBe(typed);
  });

  it('sends nothing if it is canceled while the file is checked', async () => {
    const { result, requests } = open();
    const file = photo();
    const reading = createGate();
    const endRead = reading.close();
    const { slice } = file;
    file.slice = (...args) => {
      const part = slice.apply(file, args);
      const { arrayBuffer } = part;
      part.arrayBuffer = () => reading.pass().then(() => arrayBuffer.call(part));
      return part;
    };
    act(() => result.current.start(file));
    expect(result.current.state).toEqual({ kind: 'checking', file });
    act(() => result.current.cancel());
    act(endRead);
    // Longer than reading takes.
    await act(async () => void (await photo().arrayBuffer()));
    expect([result.current.state, requests.length]).toEqual([{ kind: 'canceled', file }, 0]);
  });

  it('shows neither progress nor failure of a canceled upload', async () => {
    const { result, start, requests } = open();
    const file = photo();
    await start(file);
    act(() => requests[0]?.progress(0.5));
    expect(result.current.state).toEqual({ kind: 'sending', file, share: 0.5 });
    act(() => result.current.cancel());
    await act(async () => {
      requests[0]?.progress(0.6);
      requests[0]?.fail(new Error('The connection was closed.'));
    });
    expect(result.current.state).toEqual({ kind: 'canceled', file });
  });

  it('keeps what went wrong if there is nothing to cancel', async () => {
    const { result, start, requests } = open();
    act(() => result.current.cancel());
    expect(result.current.state).toEqual({ kind: 'idle' });
    const file = photo();
    await start(file);
    const error = new Error('The connection was closed.');
    await act(async () => requests[0]?.fail(error));
    act(() => result.current.cancel());
    expect(result.current.state).toEqual({ kind: 'failed', file, error });
    act(() => result.current.dismiss());
    expect(result.current.state).toEqual({ kind: 'idle' });
  });

  it('aborts an upload for another file, and on unmount', async () => {
    const { start, requests, unmount } = open();
    await start(photo());
    await start(photo());
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    unmount();
    expect(requests[1]?.signal.aborted).toBe(true);
  });

  it('refuses another type without sending it', async () => {
    const { result, requests } = open();
    const file = getFile('notes.txt', 'x');
    await act(async () => result.current.start(file));
    expect([result.current.state, requests.length]).toEqual([{ kind: 'refused', file, issue: { kind: 'type' } }, 0]);
  });
});
