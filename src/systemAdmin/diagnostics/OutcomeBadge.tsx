import { useTranslate } from 'ra-core';
import type { Outcome } from '../../../dataProvider/diagnostics/check';
import type { StatusTone } from '../../../resources/field';
import { StatusBadge } from '../../ui/badges/StatusBadge';

const tones: Readonly<Record<Outcome, StatusTone>> = {
  failed: 'refused',
  denied: 'refused',
  misfit: 'waiting',
  ok: 'done',
  missing: 'neutral',
  skipped: 'neutral',
};

/** Outcomes in the order of their urgency. */
export const outcomes: readonly Outcome[] = ['failed', 'denied', 'misfit', 'ok', 'missing', 'skipped'];

/** The outcome of a check. */
export function OutcomeBadge({ outcome }: { outcome: Outcome }) {
  const translate = useTranslate();
  return <StatusBadge tone={tones[outcome] ?? 'neutral'}>{translate(`systemAdmin.outcome.${outcome}`)}</StatusBadge>;
}
