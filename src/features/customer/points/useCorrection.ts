import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useNotify, useTranslate } from 'ra-core';
import { createPointsAdder, type PointsOutcome } from '../../../../dataProvider/methods/addPoints';
import { useErrorText } from '../../../engine/errors/errorText';
import { useProvider } from '../../../engine/shop/useProvider';
import { formatPoints } from '../../../lib/format/formatPoints';

interface RepeatedPoints {
  customerId: string;
  title: string;
  /** Points that were added several times. */
  points: number;
  outcome: Extract<PointsOutcome, { kind: 'repeated' }>;
}

/** Returns a function that reports points which were added several times, and offers to deduct the excess. */
export function useCorrection(): (repeated: RepeatedPoints) => void {
  const translate = useTranslate();
  const locale = useLocale();
  const notify = useNotify();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const dataProvider = useProvider();

  return function report({ customerId, title, points, outcome }) {
    // The key goes with this report, so no attempt after a reload can have it.
    const add = createPointsAdder(dataProvider, new Map());
    const key = crypto.randomUUID();
    const { times } = outcome;
    const excess = points * (times - 1);
    const amount = formatPoints(Math.abs(excess), locale);
    const label = translate(excess > 0 ? 'points.correct' : 'points.correctUp', { points: amount });

    const correct = async () => {
      const offerAgain = (text: string) =>
        notify(text, { type: 'error', action: { label, run: () => void correct() } });
      try {
        const adminNote = translate('points.correctionNote');
        const corrected = await add({ customerId, points: -excess, adminNote, customerNote: '' }, key);
        if (corrected.kind === 'repeated') report({ customerId, title, points: -excess, outcome: corrected });
        else if ('error' in corrected) offerAgain(translate('points.correctionOpen', { title }));
        else notify(translate('points.corrected', { title, points: amount }), { type: 'success' });
      } catch (thrown) {
        offerAgain(translate('points.correctionFailed', { title, reason: errorText(thrown) }));
      } finally {
        void queryClient.invalidateQueries();
      }
    };
    notify(
      translate('points.repeated', {
        title,
        smart_count: times,
        points: formatPoints(Math.abs(points), locale),
        balance: outcome.balance === null ? '?' : formatPoints(outcome.balance, locale),
        expected: outcome.expected === null ? '?' : formatPoints(outcome.expected, locale),
      }),
      { type: 'error', action: { label, run: () => void correct() } },
    );
  };
}
