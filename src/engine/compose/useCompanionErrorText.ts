import '../../../i18n/en/areas/compose';
import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { toAppError } from '../../../dataProvider/errors';
import type { Entity } from '../../../resources/entity';
import { entityLabels } from '../entity/entityLabels';
import { useErrorReason } from '../errors/errorReason';
import { useErrorText } from '../errors/errorText';
import { getTextAction } from './composeField';

/**
 * Returns a function that describes the error of an action. If the action followed a text that was saved, as publishing
 * follows a reply, it says that the text is saved, and never that nothing was. `textAction` is undefined if there was none.
 */
export function useCompanionErrorText(): (entity: Entity, textAction: string | undefined, error: unknown) => string {
  const translate = useTranslate();
  const errorText = useErrorText();
  const getErrorReason = useErrorReason();
  return useCallback(
    (entity, textAction, thrown) => {
      if (textAction === undefined) return errorText(thrown);
      const error = toAppError(thrown);
      const fieldLower = entityLabels(entity, translate).fieldNoun(getTextAction(entity, textAction).text);
      const isUnsent = error.kind === 'offline' && !error.message;
      return [
        translate('compose.textSaved', { fieldLower }),
        isUnsent ? translate('errors.offline.read') : getErrorReason(error),
        ...(error.uncertain ? [translate('errors.uncertain.check')] : []),
      ].join(' ');
    },
    [translate, errorText, getErrorReason],
  );
}
