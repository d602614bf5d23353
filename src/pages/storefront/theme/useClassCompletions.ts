import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { Completion } from '../../../ui/code/codeTypes';
import { type ClassGroup, widgetClasses, widgetProperties } from '../preview/widgetClasses';

const groups = ['everywhere', 'stars', 'reviews', 'program', 'overlays'] as const satisfies readonly ClassGroup[];

/** What is offered while a style sheet is typed: the names of the widgets' parts, and the values they are drawn from. */
export function useClassCompletions(): readonly Completion[] {
  const translate = useTranslate();
  return useMemo(
    () => [
      ...groups.flatMap((group) =>
        widgetClasses[group].map((name) => ({ label: `.${name}`, detail: translate(`theme.css.parts.${group}`) })),
      ),
      ...widgetProperties.map((name) => ({ label: name, detail: translate('theme.css.parts.value') })),
    ],
    [translate],
  );
}
