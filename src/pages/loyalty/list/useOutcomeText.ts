import { useTranslate } from 'ra-core';
import { useErrorText } from '../../../engine/errorText';
import type { Outcome } from './surely';

/** Says why a change of a programme was not made, by the words `programs.failure.<what>`. Null for one that was. */
export function useOutcomeText() {
  const translate = useTranslate();
  const errorText = useErrorText();
  return (what: string, outcome: Outcome<unknown>, name = ''): string | null => {
    if (outcome.kind === 'done') return null;
    if (outcome.kind === 'notArrived') return translate(`programs.failure.${what}Not`, { name });
    const key = outcome.error.uncertain ? `${what}Open` : what;
    return translate(`programs.failure.${key}`, { name, reason: errorText(outcome.error) });
  };
}
