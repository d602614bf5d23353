import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Avatar } from '../../../src/ui/Avatar';
import { Flag } from '../../../src/ui/Flag';
import { ProgressBar } from '../../../src/ui/ProgressBar';
import { RelativeTime } from '../../../src/ui/RelativeTime';
import { Stars } from '../../../src/ui/Stars';
import { Thumbnail } from '../../../src/ui/Thumbnail';
import { renderPiece } from './renderPiece';

afterEach(() => vi.useRealTimers());

describe('Stars', () => {
  it.each([
    [4, '4 out of 5', 4],
    [4.6, '4.6 out of 5', 5],
    [0, '0 out of 5', 0],
    [9, '9 out of 5', 5],
  ])('shows %d as %s', (rating, words, full) => {
    renderPiece(<Stars rating={rating} />);
    const stars = screen.getByRole('img', { name: words });
    expect(stars.querySelector('span')?.textContent).toBe('★'.repeat(5 - full));
    expect(stars).toHaveTextContent('★★★★★');
  });

  it('has no stars where there is no rating', () => {
    renderPiece(<Stars rating={null} />);
    expect(screen.getByTitle('No value')).toHaveTextContent('—');
  });
});

describe('RelativeTime', () => {
  it('keeps up with the clock and names the exact time', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') });
    renderPiece(<RelativeTime instant="2026-11-21T11:48:00Z" />);
    const time = screen.getByText('12 min ago');
    expect(time).toHaveAttribute('datetime', '2026-11-21T11:48:00.000Z');
    expect(time.title).toMatch(/^Nov 21, 2026/);
    act(() => vi.advanceTimersByTime(60_000));
    expect(time).toHaveTextContent('13 min ago');
  });

  it('shares one timer, which ends with the last', () => {
    vi.useFakeTimers({ now: 0 });
    const { unmount } = renderPiece(
      <>
        <RelativeTime instant="2026-11-21T11:48:00Z" />
        <RelativeTime instant="2026-11-20T11:48:00Z" />
      </>,
    );
    expect(vi.getTimerCount()).toBe(1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('can be a stop of Tab that reads out the exact time', () => {
    renderPiece(<RelativeTime instant="2020-01-02T03:04:05Z" focusable />);
    const time = screen.getByText(/Jan [123], 2020/);
    expect(time).toHaveAttribute('tabindex', '0');
    expect(time.getAttribute('data-exact')).toBe(time.title);
  });

  it.each([null, undefined, '', 'soon'])('says that there is none for %j', (instant) => {
    renderPiece(<RelativeTime instant={instant} />);
    expect(screen.getByText('No value')).toBeInTheDocument();
  });
});

describe('Flag', () => {
  it('is a flag and a code, with the name of the country', () => {
    renderPiece(<Flag code="fr" />);
    expect(screen.getByText('France')).toBeInTheDocument();
    expect(screen.getByTitle('France')).toHaveTextContent('🇫🇷 FR');
  });

  it('shows an unknown code as it is', () => {
    renderPiece(<Flag code="Atlantis" />);
    expect(screen.getByText('Atlantis')).toBeInTheDocument();
  });
});

describe.each([
  ['Avatar', (src: string | null) => <Avatar name="Amélie Fournier" src={src} />],
  ['Thumbnail', (src: string | null) => <Thumbnail label="Amélie Fournier" src={src} />],
])('%s', (_name, piece) => {
  const picture = () => document.querySelector('img');

  it('loads a checked address and tells nobody where from', () => {
    renderPiece(piece('https://media.example/a.jpg'));
    expect(picture()).toHaveAttribute('src', 'https://media.example/a.jpg');
    expect(picture()).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(picture()).toHaveAttribute('loading', 'lazy');
  });

  it.each(['javascript:alert(1)', 'data:image/svg+xml,<svg/>', '', null])('loads nothing from %j', (src) => {
    renderPiece(piece(src));
    expect(picture()).toBeNull();
  });

  it('stands in for a picture that fails, and tries another address again', () => {
    const { rerender } = renderPiece(piece('https://media.example/a.jpg'));
    const first = picture();
    if (first) fireEvent.error(first);
    expect(picture()).toBeNull();
    rerender(piece('https://media.example/b.jpg'));
    expect(picture()).toHaveAttribute('src', 'https://media.example/b.jpg');
  });
});

describe('Thumbnail', () => {
  it('says what could not be loaded', () => {
    renderPiece(<Thumbnail src={null} kind="video" />);
    expect(screen.getByRole('img', { name: 'Video (could not be loaded)' })).toBeInTheDocument();
  });
});

describe('ProgressBar', () => {
  it('tells how far it is, or that nobody knows', () => {
    renderPiece(
      <>
        <ProgressBar value={412} max={1000} label="Publishing" />
        <ProgressBar value={null} max={1} label="Loading" />
      </>,
    );
    expect(screen.getByRole('progressbar', { name: 'Publishing' })).toHaveAttribute('value', '412');
    expect(screen.getByText('412 / 1,000')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Loading' })).not.toHaveAttribute('value');
  });
});
