import { useMemo } from 'react';
import { neededBy, variablesOf } from '../../../../resources/templates/variables';
import { useSettled } from '../../../ui/useSettled';
import { fill, placeholdersIn, type Values } from '../markup/placeholders';
import type { TemplateDesk } from '../save/useTemplateDesk';
import { checkTemplate } from './checkTemplate';

/** What may be wrong with the e-mail as it was when nobody was typing last, and what it can hold. */
export function useChecks({ templateKey, edited, defaults }: TemplateDesk, values: Values) {
  const texts = useSettled(edited.value);
  const variables = useMemo(() => variablesOf(templateKey), [templateKey]);
  const problems = useMemo(() => {
    // What the provider uses itself, it fills in, also where the table does not name it.
    const own = defaults ? placeholdersIn(`${defaults.subject} ${defaults.html}`).map(({ name }) => name) : [];
    return checkTemplate(texts, {
      known: new Set<string>([...variables, ...own]),
      needed: neededBy(templateKey),
      filledSubject: fill(texts.subject, values),
    });
  }, [texts, variables, defaults, templateKey, values]);
  return { variables, problems };
}
