import '../../../i18n/en/areas/bulk';
import { useLocale, useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { PointsOutcome } from '../../../dataProvider/methods/addPoints';
import { formatPoints } from '../../lib/format/formatPoints';

type UnexpectedPoints = Extract<PointsOutcome, { kind: 'repeated' | 'mismatch' }>;

/** Returns a function that describes a balance that isn't the expected one, in the summary of a bulk run. */
export function usePointsOutcomeText(): (outcome: UnexpectedPoints) => string {
  const translate = useTranslate();
  const locale = useLocale();
  return useCallback(
    (outcome) => {
      const format = (points: number | null) => (points === null ? '?' : formatPoints(points, locale));
      const numbers = { balance: format(outcome.balance), expected: format(outcome.expected) };
      return outcome.kind === 'repeated'
        ? translate('bulk.pointsRepeated', { smart_count: outcome.times, ...numbers })
        : translate('bulk.pointsMismatch', numbers);
    },
    [translate, locale],
  );
}
