import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { isTemplateVariable } from '../../../../resources/templates/variables';
import { toPlaceholder } from '../markup/placeholders';
import type { TemplateIssue } from './checkTemplate';

/** Returns a function that translates an issue. */
export function useTemplateIssueText(): (issue: TemplateIssue) => string {
  const translate = useTranslate();
  return useCallback(
    ({ kind, detail }) => {
      if (kind === 'missingVariable' && typeof detail === 'string') {
        const name = isTemplateVariable(detail) ? translate(`templateEditor.variables.names.${detail}`) : detail;
        return translate('templateEditor.problems.missingVariable', { about: toPlaceholder(detail), name });
      }
      if (kind === 'badLink' && detail === '') return translate('templateEditor.problems.emptyLink');
      return translate(`templateEditor.problems.${kind}`, { about: detail });
    },
    [translate],
  );
}
