import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ChartPoint, ChartSeries } from '../../../../src/ui/chart/chart';
import { TimeChart } from '../../../../src/ui/chart/TimeChart';
import { mockElementSize } from '../../../support/mockElementSize';
import { renderPiece } from '../renderPiece';

const series: readonly ChartSeries[] = [
  { name: 'Reviews', variant: 'bar', tone: 'accent' },
  { name: 'Questions', variant: 'line', tone: 'featured' },
];
const point = (day: number, values: (number | null)[], notes?: string[]): ChartPoint => ({
  at: Date.UTC(2026, 2, day),
  title: `March ${day}`,
  values,
  ...(notes && { notes }),
});
const points = [
  point(1, [4, 2]),
  point(2, [0, null]),
  point(3, [7, 1], ['one', 'two', 'three', 'four', 'five', 'six', 'seven']),
];
const written = (value: number) => `${value} written`;

const show = (all = points, spacing?: 'even') =>
  renderPiece(
    <TimeChart
      label="Submitted"
      summary="12 in three days."
      series={series}
      points={all}
      {...(spacing && { spacing })}
      locale="en"
      valueText={written}
      tickText={String}
    />,
  );
const slider = () => screen.getByRole('slider', { name: 'Submitted: data points' });

describe('TimeChart', () => {
  it('announces its points with the series names; gaps are not zero, and many notes are counted', () => {
    show();
    expect(screen.getByRole('figure', { name: 'Submitted' })).toHaveTextContent('12 in three days.');
    expect(slider()).toHaveAttribute(
      'aria-valuetext',
      'March 3; Reviews: 7 written; Questions: 1 written; one; two; three; four; and 3 more',
    );
    fireEvent.change(slider(), { target: { value: 1 } });
    expect(slider()).toHaveAttribute('aria-valuetext', 'March 2; Reviews: 0 written; Questions: —');
  });

  it('shows all data in its table', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Submitted: more' }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Show as table' }));
    const rows = screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(rows).toEqual([
      ['Date', 'Reviews', 'Questions', 'Event'],
      ['March 3', '7', '1', 'onetwothreefourfivesixseven'],
      ['March 2', '0', '—', ''],
      ['March 1', '4', '2', ''],
    ]);
  });

  it('renders its series without animation; the active point is clamped when points are removed', async () => {
    mockElementSize();
    await import('../../../../src/ui/chart/Plot');
    const { container, rerender } = show(points, 'even');
    // Recharts renders no bar for zero.
    await waitFor(() => expect(container.querySelectorAll('.recharts-bar-rectangle')).toHaveLength(2));
    expect(container.querySelectorAll('.recharts-line-curve')).toHaveLength(1);
    expect(container.querySelector('animate, [style*="animation"], [style*="transition"]')).toBeNull();
    fireEvent.focus(slider());
    expect(screen.getByText('Reviews: 7 written')).toBeInTheDocument();
    rerender(
      <TimeChart
        label="Submitted"
        summary=""
        series={series}
        points={points.slice(0, 2)}
        locale="en"
        valueText={written}
        tickText={String}
      />,
    );
    expect(slider()).toHaveValue('1');
  });

  it('shortens the numbers of its axis without rounding them', async () => {
    mockElementSize();
    await import('../../../../src/ui/chart/Plot');
    const { container } = show([point(1, [1_350_000, 0]), point(2, [0, 0])], 'even');
    const ticks = () =>
      [...container.querySelectorAll('.recharts-yAxis-tick-labels text')].map(({ textContent }) => textContent);
    await waitFor(() => expect(ticks()).toEqual(['0', '350K', '700K', '1.05M', '1.4M']));
  });
});
