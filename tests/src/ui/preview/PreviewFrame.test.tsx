import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { html } from '../../../../src/lib/html';
import { PreviewFrame } from '../../../../src/ui/preview/PreviewFrame';
import { type PreviewContent, previewWidths } from '../../../../src/ui/preview/previewContent';
import { createFakePort, getPreview, postPortMessage } from '../../../support/previewWindow';
import { renderPiece } from '../renderPiece';

const content = (text: string, more: Partial<PreviewContent> = {}): PreviewContent => ({
  body: html`<p>${text}</p>`,
  css: '',
  locale: 'en',
  direction: 'ltr',
  scheme: 'light',
  ...more,
});

const onPick = vi.fn();

function TestPreview({ text, ...more }: { text: string } & Partial<PreviewContent>) {
  return <PreviewFrame title="The shop" content={content(text, more)} width={previewWidths.phone} onPick={onPick} />;
}

afterEach(() => {
  onPick.mockClear();
  vi.useRealTimers();
});

describe('PreviewFrame', () => {
  it('sends its content when the document is ready, and not before', () => {
    renderPiece(<TestPreview text="Hello" />);
    expect(screen.getByRole('region', { name: 'The shop' })).toHaveAttribute('aria-busy', 'true');
    const { frame, window: framed } = getPreview('The shop');
    expect(framed.sent.map(({ body }) => body)).toEqual(['<p>Hello</p>']);
    expect(screen.getByRole('region', { name: 'The shop' })).toHaveAttribute('aria-busy', 'false');
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
    expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(frame.getAttribute('src')).toBe('/preview');
  });

  it('sends the latest content after the previous one is rendered, and nothing twice', () => {
    const { rerender } = renderPiece(<TestPreview text="1" />);
    const { window: framed } = getPreview('The shop');
    for (const text of ['2', '3', '4', '4']) rerender(<TestPreview text={text} />);
    expect(framed.sent.map(({ body }) => body)).toEqual(['<p>1</p>', '<p>2</p>']);
    getPreview('The shop');
    expect(framed.sent.map(({ body }) => body)).toEqual(['<p>1</p>', '<p>2</p>', '<p>4</p>']);
  });

  it('sends the latest content again after a reload of the document', () => {
    renderPiece(<TestPreview text="Hello" />);
    const { window: framed } = getPreview('The shop');
    framed.start();
    expect(framed.sent.map(({ body }) => body)).toEqual(['<p>Hello</p>', '<p>Hello</p>']);
  });

  it('follows the content height up to a limit, and ignores endless growth', () => {
    renderPiece(<TestPreview text="Hello" />);
    const { frame, window: framed } = getPreview('The shop');
    framed.emit({ kind: 'height', height: 777 });
    expect(frame.getAttribute('height')).toBe('777');
    framed.emit({ kind: 'height', height: 9_000_000 });
    expect(frame.getAttribute('height')).toBe('20000');
    for (let height = 800; height < 900; height += 1) framed.emit({ kind: 'height', height });
    expect(Number(frame.getAttribute('height'))).toBeLessThan(850);
  });

  it('reports picks', () => {
    renderPiece(<TestPreview text="Hello" />);
    const { window: framed, message } = getPreview('The shop');
    expect(message.canPick).toBe(true);
    framed.emit({ kind: 'pick', name: 'title' });
    expect(onPick.mock.calls).toEqual([['title']]);
  });

  it('only accepts messages of its own frame', () => {
    renderPiece(<TestPreview text="Hello" />);
    const { frame, window: framed } = getPreview('The shop');
    const height = frame.getAttribute('height');
    const sent: unknown[] = [];
    const port = createFakePort((data) => void sent.push(data));
    const others: [object | null, string][] = [
      [window, window.location.origin],
      [{ postMessage: () => undefined }, 'null'],
      [null, 'null'],
      [framed, window.location.origin],
      [framed, 'https://evil.example'],
    ];
    for (const [source, origin] of others) {
      postPortMessage(source, port, origin);
      expect(() => port.onmessage({ data: { kind: 'pick', name: 'title' } })).toThrow('set no message handler');
    }
    expect(sent).toEqual([]);
    for (const data of [
      null,
      'pick',
      7,
      [],
      {},
      { kind: 'pick' },
      { kind: 'pick', name: 7 },
      { kind: 'height', height: -1 },
    ])
      framed.emit(data);
    expect(onPick).not.toHaveBeenCalled();
    expect(frame.getAttribute('height')).toBe(height);
  });

  it('uses another document for remote images', () => {
    const { rerender } = renderPiece(<TestPreview text="Hello" />);
    getPreview('The shop');
    rerender(<TestPreview text="Hello" showsPictures />);
    expect(screen.getByTitle('The shop')).toHaveAttribute('src', '/preview/pictures');
    expect(getPreview('The shop').message.body).toBe('<p>Hello</p>');
  });

  it('shows a load failure, and retries', async () => {
    vi.useFakeTimers();
    renderPiece(<TestPreview text="Hello" />);
    act(() => void vi.advanceTimersByTime(15_000));
    expect(screen.getByRole('alert')).toHaveTextContent('The preview couldn’t be loaded. Your changes are still here.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(getPreview('The shop').message.body).toBe('<p>Hello</p>');
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
