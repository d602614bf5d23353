import '../../../../i18n/en/areas/programs';
import { useTranslate } from 'ra-core';
import { useErrorReason } from '../../../engine/errors/errorReason';
import type { WriteOutcome } from './programList';

/** Returns the error message of a write outcome, from the messages `programs.failure.<action>`; null on success. */
export function useOutcomeText() {
  const translate = useTranslate();
  const getErrorReason = useErrorReason();
  return (action: string, outcome: WriteOutcome<unknown>, name = ''): string | null => {
    if (outcome.kind === 'done') return null;
    if (outcome.kind === 'notArrived') return translate(`programs.failure.${action}Not`, { name });
    const key = outcome.error.uncertain ? `${action}Open` : action;
    return translate(`programs.failure.${key}`, { name, reason: getErrorReason(outcome.error) });
  };
}
