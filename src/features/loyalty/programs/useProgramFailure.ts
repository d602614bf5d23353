import '../../../../i18n/en/areas/programs';
import { useTranslate } from 'ra-core';
import { toAppError } from '../../../../dataProvider/errors';
import { useErrorCause } from '../../../engine/errors/errorCause';

/** Returns a function that says why a write of a program failed, by the messages `programs.failure.<action>`. */
export function useProgramFailure(): (action: string, thrown: unknown, name?: string) => string {
  const translate = useTranslate();
  const getErrorCause = useErrorCause();
  return (action, thrown, name = '') => {
    const error = toAppError(thrown);
    const { kind, fresh, uncertain, isVerified } = error;
    if (kind === 'notFound' && fresh === null) return translate('programs.failure.gone');
    if (isVerified) {
      return translate(`programs.failure.${action}Not`, {
        name,
        reason: getErrorCause(error.with({ uncertain: true })),
      });
    }
    const key = uncertain ? `${action}Open` : action;
    return translate(`programs.failure.${key}`, { name, reason: getErrorCause(thrown) });
  };
}
