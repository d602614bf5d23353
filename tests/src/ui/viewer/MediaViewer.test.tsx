import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import MediaViewer from '../../../../src/ui/viewer/MediaViewer';
import type { MediaItem } from '../../../../src/ui/viewer/mediaItem';
import { renderPiece } from '../renderPiece';

type ViewerProps = Parameters<typeof MediaViewer>[0];

const mediaUrls = ['https://media.example/shop'];
const onClose = vi.fn();
const item = (n: number, count: number, more: Partial<MediaItem> = {}): MediaItem => ({
  id: `a${n}`,
  src: `https://media.example/${n}.png`,
  kind: 'image',
  thumbnail: null,
  label: `Photo ${n} of ${count}`,
  ...more,
});
const three = [item(1, 3), item(2, 3), item(3, 3)];

const renderViewer = (props: Partial<ViewerProps> = {}) =>
  renderPiece(<MediaViewer items={three} at={0} mediaUrls={mediaUrls} onClose={onClose} {...props} />);

const dialog = () => screen.getByRole('dialog');
const name = () => within(dialog()).getByRole('heading').textContent;
const picture = () => dialog().querySelector<HTMLImageElement>('div > img');
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });

beforeEach(() => onClose.mockReset());

describe('MediaViewer', () => {
  it('[REV-02] shows one item and its position, and navigates by button, key, and thumbnail', async () => {
    const user = userEvent.setup();
    renderViewer({ at: 1 });
    expect(name()).toBe('Photo 2 of 3');
    expect(dialog()).toHaveAccessibleName('Photo 2 of 3');
    expect(picture()).toHaveAttribute('src', 'https://media.example/2.png');
    expect(picture()).toHaveAttribute('referrerpolicy', 'no-referrer');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(name()).toBe('Photo 3 of 3');
    expect(within(dialog()).getByRole('status')).toHaveTextContent('Photo 3 of 3');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(name()).toBe('Photo 3 of 3');
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    press('ArrowLeft');
    expect(name()).toBe('Photo 2 of 3');
    press('Home');
    expect(name()).toBe('Photo 1 of 3');
    press('ArrowLeft');
    expect(name()).toBe('Photo 1 of 3');
    press('ArrowRight');
    press('End');
    expect(name()).toBe('Photo 3 of 3');
    const strip = within(screen.getByRole('list', { name: 'All photos and videos' }));
    await user.click(strip.getByRole('button', { name: 'Photo 1 of 3' }));
    expect(name()).toBe('Photo 1 of 3');
    expect(strip.getByRole('button', { current: true })).toHaveAccessibleName('Photo 1 of 3');
  });

  it('mirrors the arrow keys in right-to-left', () => {
    renderViewer({ at: 1 });
    dialog().style.direction = 'rtl';
    press('ArrowLeft');
    expect(name()).toBe('Photo 3 of 3');
    press('ArrowRight');
    expect(name()).toBe('Photo 2 of 3');
  });

  it('downloads the original without a referrer', () => {
    renderViewer();
    const link = screen.getByRole('link', { name: /^Download/ });
    expect(link).toHaveAttribute('href', 'https://media.example/1.png');
    expect(link).toHaveAttribute('download');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).toHaveAttribute('referrerpolicy', 'no-referrer');
  });

  it.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'vbscript:x',
    'blob:https://media.example/1',
    'mailto:a@b.example',
    '/relative.png',
    'https://user:secret@media.example/a.png',
    '',
    null,
  ])('[SEC-01] shows the unsafe URL %s as text and sends no request', (src) => {
    const { container } = renderViewer({ items: [item(1, 1, { src, thumbnail: src })] });
    expect(container.querySelectorAll('img, video')).toHaveLength(0);
    expect(screen.getByText(/^This file isn’t shown/)).toBeInTheDocument();
    if (src) expect(dialog()).toHaveTextContent(src);
    expect(screen.queryByRole('link', { name: /^Download/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Zoom in' })).toBeNull();
  });

  it('[SEC-01] loads no image, video, or poster from foreign hosts', () => {
    const foreign = { src: 'https://tracker.test/1.png', thumbnail: 'https://tracker.test/small.png' };
    const items = [
      item(1, 3, foreign),
      item(2, 3, { ...foreign, kind: 'video' }),
      item(3, 3, { kind: 'video', thumbnail: foreign.thumbnail }),
    ];
    const { container } = renderViewer({ items });
    for (let times = 0; times < 3; times += 1) {
      const asked = [...container.querySelectorAll('img, video')].flatMap((element) => [
        element.getAttribute('src'),
        element.getAttribute('poster'),
      ]);
      expect(asked.filter((address) => address?.includes('tracker'))).toEqual([]);
      press('ArrowRight');
    }
    press('Home');
    expect(screen.getByText(/^This file isn’t shown/)).toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('shows a load error with the URL and retries', async () => {
    const user = userEvent.setup();
    renderViewer();
    const broken = picture();
    if (broken) fireEvent.error(broken);
    expect(dialog()).toHaveTextContent('The photo couldn’t be loaded.');
    expect(dialog()).toHaveTextContent('https://media.example/1.png');
    expect(screen.queryByRole('button', { name: 'Zoom in' })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Download/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(picture()).toHaveAttribute('src', 'https://media.example/1.png');
    expect(dialog().contains(document.activeElement), 'the keys still work').toBe(true);
    press('ArrowRight');
    expect(name()).toBe('Photo 2 of 3');
  });
});
