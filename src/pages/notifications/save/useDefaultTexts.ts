import { useMemo } from 'react';
import * as z from 'zod/mini';
import type { EmailTemplate } from '../../../../dataProvider/methods/emails';
import { usePreference } from '../../../engine/preferences';
import type { TemplateTexts } from '../checks/checkTemplate';
import { isChanged } from '../matrix/templateState';
import { textsOf } from './saveTemplate';

const shape: z.ZodMiniType<TemplateTexts> = z.object({ subject: z.string(), html: z.string() });

/**
 * The provider's own texts of an e-mail. It tells them only as long as nobody has changed them: this browser keeps
 * those that it replaces. Null where they are not known.
 */
export function useDefaultTexts(
  key: string,
  locale: string,
  template: EmailTemplate | undefined,
): [TemplateTexts | null, (texts: TemplateTexts | null) => void] {
  const [kept, keep] = usePreference<TemplateTexts>(`templateDefault.${locale}.${key}`, shape);
  const known = useMemo(() => (template && !isChanged(template) ? textsOf(template) : kept), [template, kept]);
  return [known, keep];
}
