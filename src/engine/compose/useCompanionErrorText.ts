import '../../../i18n/en/areas/compose';
import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { toAppError } from '../../../dataProvider/errors';
import type { Entity } from '../../../resources/entity';
import { entityLabels } from '../entity/entityLabels';
import { useErrorReason } from '../errors/errorReason';
import { getTextAction } from './composeField';

/**
 * Returns a function that says why the action failed that followed a text, such as publishing. The text is saved, so it
 * says so, and never that nothing was.
 */
export function useCompanionErrorText(): (entity: Entity, textAction: string, error: unknown) => string {
  const translate = useTranslate();
  const getErrorReason = useErrorReason();
  return useCallback(
    (entity, textAction, thrown) => {
      const error = toAppError(thrown);
      const fieldLower = entityLabels(entity, translate).fieldNoun(getTextAction(entity, textAction).text);
      const isUnsent = error.kind === 'offline' && !error.message;
      return [
        translate('compose.textSaved', { fieldLower }),
        isUnsent ? translate('errors.offline.read') : getErrorReason(error),
        ...(error.uncertain ? [translate('errors.uncertain.check')] : []),
      ].join(' ');
    },
    [translate, getErrorReason],
  );
}
