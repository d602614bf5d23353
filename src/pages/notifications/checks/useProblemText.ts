import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { isTemplateVariable } from '../../../../resources/templates/variables';
import { variableText } from '../markup/placeholders';
import type { Problem } from './checkTemplate';

/** What may be wrong, in a sentence. */
export function useProblemText(): (problem: Problem) => string {
  const translate = useTranslate();
  return useCallback(
    ({ kind, about }) => {
      if (kind === 'missingVariable' && typeof about === 'string') {
        const name = isTemplateVariable(about) ? translate(`templateEditor.variables.names.${about}`) : about;
        return translate('templateEditor.problems.missingVariable', { about: variableText(about), name });
      }
      if (kind === 'badLink' && about === '') return translate('templateEditor.problems.emptyLink');
      return translate(`templateEditor.problems.${kind}`, { about });
    },
    [translate],
  );
}
