import type { EmailTemplate } from '../../../../resources/templates/template';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { getTemplateState, type TemplateState } from '../matrix/templateState';
import type { TemplateEditorController } from '../save/useTemplateEditor';
import { useTemplates } from '../useTemplates';

/** State of an email in a language, and the email in the main language; undefined if it is that one, or isn't loaded. */
export function useTemplateState({
  templateKey,
  locale,
  template,
}: Pick<TemplateEditorController, 'templateKey' | 'locale' | 'template'>): {
  state: TemplateState;
  mainTemplate: EmailTemplate | undefined;
} {
  const { shoppersLocale } = useCurrentSite();
  const inMainLanguage = useTemplates(shoppersLocale).data?.find(({ key }) => key === templateKey);
  const mainTemplate = locale === shoppersLocale ? undefined : inMainLanguage;
  return { state: getTemplateState(template, mainTemplate), mainTemplate };
}
