import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Stars } from '../../../src/engine/cells/numberCells';
import { Flag } from '../../../src/engine/cells/textCells';
import { ProgressBar } from '../../../src/ui/feedback/ProgressBar';
import { Avatar } from '../../../src/ui/images/Avatar';
import { Thumbnail } from '../../../src/ui/images/Thumbnail';
import { RelativeTime } from '../../../src/ui/text/RelativeTime';
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

  it('shows no stars without a rating', () => {
    renderPiece(<Stars rating={null} />);
    expect(screen.getByTitle('None')).toHaveTextContent('—');
  });
});

describe('RelativeTime', () => {
  it('updates every minute and has the exact time as title', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') });
    renderPiece(<RelativeTime instant="2026-11-21T11:48:00Z" />);
    const time = screen.getByText('12 min ago');
    expect(time).toHaveAttribute('datetime', '2026-11-21T11:48:00.000Z');
    expect(time.title).toMatch(/^Nov 21, 2026/);
    act(() => vi.advanceTimersByTime(60_000));
    expect(time).toHaveTextContent('13 min ago');
  });

  it('is not in the future for a past event if the clock of the server is ahead', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') });
    const instant = '2026-11-21T12:01:00Z';
    renderPiece(<RelativeTime instant={instant} />);
    expect(screen.getByText('now')).toHaveAttribute('datetime', '2026-11-21T12:01:00.000Z');
    renderPiece(<RelativeTime countsDown instant={instant} />);
    expect(screen.getByText('in 1 min')).toBeInTheDocument();
  });

  it('doesn’t count down to what has come since the last update of the time', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') });
    renderPiece(<RelativeTime instant="2026-11-21T11:48:00Z" />);
    act(() => vi.advanceTimersByTime(50_000));
    const sentence = (time: string, isComing: boolean) => `${isComing ? 'Available' : 'Became available'} ${time}`;
    renderPiece(<RelativeTime countsDown instant="2026-11-21T12:00:50Z" sentence={sentence} />);
    expect(screen.getByText('Became available now')).toBeInTheDocument();
  });

  it('updates the time when it is a minute old, however long nothing showed it', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') });
    renderPiece(<RelativeTime instant="2026-11-21T11:48:00Z" />).unmount();
    vi.advanceTimersByTime(50_000);
    renderPiece(<RelativeTime instant="2026-11-21T11:48:00Z" />);
    act(() => vi.advanceTimersByTime(10_000));
    expect(screen.getByText('13 min ago')).toBeInTheDocument();
    act(() => vi.advanceTimersByTime(60_000));
    expect(screen.getByText('14 min ago')).toBeInTheDocument();
  });

  it('shares one timer, which stops after the last unmount', () => {
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

  it('can be focusable with the exact time as its name', () => {
    renderPiece(<RelativeTime instant="2020-01-02T03:04:05Z" focusable />);
    const time = screen.getByText(/Jan [123], 2020/);
    expect(time).toHaveAttribute('tabindex', '0');
    expect(time.getAttribute('data-exact')).toBe(time.title);
  });

  it('names a date once, and a distance with its date', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') });
    const sentence = (time: string) => `Became available ${time}`;
    renderPiece(
      <>
        <RelativeTime focusable countsDown instant="2026-08-03T12:00:00Z" sentence={sentence} />
        <RelativeTime focusable countsDown instant="2026-11-19T12:00:00Z" sentence={sentence} />
      </>,
    );
    const [date, distance] = screen.getAllByRole('note').map((note) => note.getAttribute('aria-label'));
    expect(date).toMatch(/^Became available Aug 3, 2026, /);
    expect(date?.match(/Aug 3/g)).toHaveLength(1);
    expect(distance).toMatch(/^Became available 2 days ago, Nov 19, 2026, /);
  });

  it.each([null, undefined, '', 'soon'])('shows a placeholder for %j', (instant) => {
    renderPiece(<RelativeTime instant={instant} />);
    expect(screen.getByText('None')).toBeInTheDocument();
  });
});

describe('Flag', () => {
  it('shows flag and code, with the country name as title', () => {
    renderPiece(<Flag code="fr" />);
    expect(screen.getByText('France')).toBeInTheDocument();
    expect(screen.getByTitle('France')).toHaveTextContent('🇫🇷 FR');
  });

  it('shows an unknown code unchanged', () => {
    renderPiece(<Flag code="Atlantis" />);
    expect(screen.getByText('Atlantis')).toBeInTheDocument();
  });
});

describe.each([
  ['Avatar', (src: string | null) => <Avatar name="Amélie Fournier" src={src} />],
  ['Thumbnail', (src: string | null) => <Thumbnail label="Amélie Fournier" src={src} />],
])('%s', (_name, piece) => {
  const picture = () => document.querySelector('img');

  it('loads a URL of the media host without a referrer', () => {
    renderPiece(piece('https://media.example/a.jpg'));
    expect(picture()).toHaveAttribute('src', 'https://media.example/a.jpg');
    expect(picture()).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(picture()).toHaveAttribute('loading', 'lazy');
  });

  it.each(['javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'https://tracker.example/a.jpg', '', null])(
    '[SEC-01] loads nothing from %j',
    (src) => {
      renderPiece(piece(src));
      expect(picture()).toBeNull();
    },
  );

  it('shows a fallback for a broken image, and tries a new URL', () => {
    const { rerender } = renderPiece(piece('https://media.example/a.jpg'));
    const first = picture();
    if (first) fireEvent.error(first);
    expect(picture()).toBeNull();
    rerender(piece('https://media.example/b.jpg'));
    expect(picture()).toHaveAttribute('src', 'https://media.example/b.jpg');
  });
});

describe('Thumbnail', () => {
  it('names the image that could not be loaded', () => {
    renderPiece(<Thumbnail src={null} kind="video" />);
    expect(screen.getByRole('img', { name: 'Video (couldn’t be loaded)' })).toBeInTheDocument();
  });
});

describe('ProgressBar', () => {
  it('shows its value, or is indeterminate', () => {
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
