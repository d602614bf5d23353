import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { html } from '../../../../src/lib/html';
import { PreviewFrame } from '../../../../src/ui/preview/PreviewFrame';
import { type PreviewContent, previewWidths } from '../../../../src/ui/preview/previewContent';
import { fakePort, shownPreview, startFrom } from '../../../support/previewWindow';
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

function Shown({ text, ...more }: { text: string } & Partial<PreviewContent>) {
  return <PreviewFrame title="The shop" content={content(text, more)} width={previewWidths.phone} onPick={onPick} />;
}

afterEach(() => {
  onPick.mockClear();
  vi.useRealTimers();
});

describe('a preview', () => {
  it('is sent what is to be shown once its document is there, and nothing before', () => {
    renderPiece(<Shown text="Hello" />);
    expect(screen.getByRole('region', { name: 'The shop' })).toHaveAttribute('aria-busy', 'true');
    const { frame, window: framed } = shownPreview('The shop');
    expect(framed.sent.map(({ body }) => body)).toEqual(['<p>Hello</p>']);
    expect(screen.getByRole('region', { name: 'The shop' })).toHaveAttribute('aria-busy', 'false');
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
    expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(frame.getAttribute('src')).toBe('/preview');
  });

  it('is sent the newest once the one before is shown, and nothing twice', () => {
    const { rerender } = renderPiece(<Shown text="1" />);
    const { window: framed } = shownPreview('The shop');
    for (const text of ['2', '3', '4', '4']) rerender(<Shown text={text} />);
    expect(framed.sent.map(({ body }) => body)).toEqual(['<p>1</p>', '<p>2</p>']);
    shownPreview('The shop');
    expect(framed.sent.map(({ body }) => body)).toEqual(['<p>1</p>', '<p>2</p>', '<p>4</p>']);
  });

  it('is sent the newest again where its document is loaded anew', () => {
    renderPiece(<Shown text="Hello" />);
    const { window: framed } = shownPreview('The shop');
    framed.start();
    expect(framed.sent.map(({ body }) => body)).toEqual(['<p>Hello</p>', '<p>Hello</p>']);
  });

  it('is as high as it says, up to a limit, and does not follow one that grows without end', () => {
    renderPiece(<Shown text="Hello" />);
    const { frame, window: framed } = shownPreview('The shop');
    framed.say({ kind: 'height', height: 777 });
    expect(frame.getAttribute('height')).toBe('777');
    framed.say({ kind: 'height', height: 9_000_000 });
    expect(frame.getAttribute('height')).toBe('20000');
    for (let height = 800; height < 900; height += 1) framed.say({ kind: 'height', height });
    expect(Number(frame.getAttribute('height'))).toBeLessThan(850);
  });

  it('tells what was picked', () => {
    renderPiece(<Shown text="Hello" />);
    const { window: framed, message } = shownPreview('The shop');
    expect(message.canPick).toBe(true);
    framed.say({ kind: 'pick', name: 'title' });
    expect(onPick.mock.calls).toEqual([['title']]);
  });

  it('listens to the document in its frame alone', () => {
    renderPiece(<Shown text="Hello" />);
    const { frame, window: framed } = shownPreview('The shop');
    const height = frame.getAttribute('height');
    const sent: unknown[] = [];
    const port = fakePort((data) => void sent.push(data));
    const others: [object | null, string][] = [
      [window, window.location.origin],
      [{ postMessage: () => undefined }, 'null'],
      [null, 'null'],
      [framed, window.location.origin],
      [framed, 'https://evil.example'],
    ];
    for (const [source, origin] of others) {
      startFrom(source, port, origin);
      expect(() => port.onmessage({ data: { kind: 'pick', name: 'title' } })).toThrow('does not listen');
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
      framed.say(data);
    expect(onPick).not.toHaveBeenCalled();
    expect(frame.getAttribute('height')).toBe(height);
  });

  it('is another document where pictures of other hosts are wanted', () => {
    const { rerender } = renderPiece(<Shown text="Hello" />);
    shownPreview('The shop');
    rerender(<Shown text="Hello" showsPictures />);
    expect(screen.getByTitle('The shop')).toHaveAttribute('src', '/preview/pictures');
    expect(shownPreview('The shop').message.body).toBe('<p>Hello</p>');
  });

  it('that does not come is told, and can be asked for again', async () => {
    vi.useFakeTimers();
    renderPiece(<Shown text="Hello" />);
    act(() => void vi.advanceTimersByTime(15_000));
    expect(screen.getByRole('alert')).toHaveTextContent('The preview can’t be loaded.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(shownPreview('The shop').message.body).toBe('<p>Hello</p>');
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
