import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { Completion } from '../../../ui/code/codeTypes';
import { classesByPart, widgetProperties } from '../preview/widgetClasses';

const parts = ['everywhere', 'stars', 'reviewsAndQuestions', 'programme', 'overThePage'] as const;

/** What is offered while a style sheet is typed: the names of the widgets' parts, and the values they are drawn from. */
export function useClassCompletions(): readonly Completion[] {
  const translate = useTranslate();
  return useMemo(
    () => [
      ...parts.flatMap((part) =>
        classesByPart[part].map((name) => ({ label: `.${name}`, detail: translate(`theme.css.parts.${part}`) })),
      ),
      ...widgetProperties.map((name) => ({ label: name, detail: translate('theme.css.parts.value') })),
    ],
    [translate],
  );
}
