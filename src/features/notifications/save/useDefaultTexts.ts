import { useMemo } from 'react';
import * as z from 'zod/mini';
import type { EmailTemplate } from '../../../../resources/templates/template';
import { usePreference } from '../../../engine/shop/preferences';
import type { TemplateTexts } from '../checks/checkTemplate';
import { isChangedTemplate } from '../emails/isChangedTemplate';
import { toTemplateTexts } from './templateTexts';

const shape: z.ZodMiniType<TemplateTexts> = z.object({ subject: z.string(), html: z.string() });

/**
 * Default texts of an email and their setter. The API only returns them until they are changed, so the replaced texts
 * are persisted in this browser. Null if unknown.
 */
export function useDefaultTexts(
  key: string,
  locale: string,
  template: EmailTemplate | undefined,
): [TemplateTexts | null, (texts: TemplateTexts | null) => void] {
  const [stored, persist] = usePreference<TemplateTexts>(`templateDefault.${locale}.${key}`, shape);
  const defaultTexts = useMemo(
    () => (template && !isChangedTemplate(template) ? toTemplateTexts(template) : stored),
    [template, stored],
  );
  return [defaultTexts, persist];
}
