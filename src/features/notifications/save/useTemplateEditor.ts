import { useDataProvider, useEvent, useNotify, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { getLanguage } from '../../../../resources/languages';
import { joinRecordId } from '../../../../resources/recordKind';
import type { RecordOf } from '../../../../resources/recordKinds';
import type { EmailTemplate } from '../../../../resources/templates/template';
import type { TemplateKey } from '../../../../resources/templates/templateKeys';
import { type EditorController, useEditor } from '../../../engine/editing/useEditor';
import { usePreference } from '../../../engine/shop/preferences';
import type { TemplateTexts } from '../checks/checkTemplate';
import { isBlankEmail } from '../emails/isBlankEmail';
import { isChangedTemplate } from '../emails/isChangedTemplate';
import { useTemplateName } from '../useTemplates';
import { toTemplateTexts } from './templateTexts';

const shape: z.ZodMiniType<TemplateTexts> = z.object({ subject: z.string(), html: z.string() });

/** Editor of one template in one language. */
export interface TemplateEditorController extends EditorController<TemplateTexts> {
  templateKey: TemplateKey;
  locale: string;
  /** The published template; undefined if the server has none. */
  template: EmailTemplate | undefined;
  /** Default texts; null if unknown. */
  defaults: TemplateTexts | null;
  /**
   * Resets the template to its default texts. Its undo publishes the texts of before again, and keeps unpublished edits.
   * @throws AppError
   */
  reset: () => Promise<void>;
}

/** Edits, publishes and resets one template in one language. */
export function useTemplateEditor(
  templateKey: TemplateKey,
  locale: string,
  template: EmailTemplate | undefined,
): TemplateEditorController {
  const translate = useTranslate();
  const notify = useNotify();
  const name = useTemplateName()(templateKey);
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const saved = useMemo(() => toTemplateTexts(template), [template]);
  const [defaults, persistDefaults] = useDefaultTexts(templateKey, locale, template);

  /** @throws AppError of kind `conflict` if the published texts aren't those that the edit is based on */
  const update = async (data: Partial<TemplateTexts> | { isCustom: false }): Promise<TemplateTexts> => {
    const id = joinRecordId(locale, templateKey);
    const params = { id, data, previousData: { ...template, id }, meta: { expect: saved } };
    return toTemplateTexts((await dataProvider.update<RecordOf<'templates'>>('templates', params)).data);
  };
  const editor = useEditor<TemplateTexts>({
    saved,
    name: `edit:templates.${locale}.${templateKey}`,
    shape,
    save: update,
    savedText: translate('templateEditor.published', { name, language: getLanguage(locale).ownName }),
    onSaved: () => template && !isChangedTemplate(template) && persistDefaults(saved),
  });

  // As of the time of the undo, when the default texts are published.
  const publish = useEvent(editor.submit);
  const reset = async () => {
    const edited = editor.latest();
    // A save, so that the default texts aren't an edit of the published ones.
    const defaultTexts = await editor.save(() => update({ isCustom: false }));
    persistDefaults(null);
    const undo = async () => {
      editor.change(saved);
      await publish();
      editor.change(edited);
    };
    const isBlank = isBlankEmail(defaultTexts);
    notify(translate(isBlank ? 'templateEditor.reset.none' : 'templateEditor.reset.done', { name }), {
      type: isBlank ? 'error' : 'success',
      action: { label: translate('templateEditor.reset.undo'), run: () => void undo() },
    });
  };
  return { ...editor, templateKey, locale, template, defaults, reset };
}

/**
 * Default texts of an email and their setter. The API only returns them until they are changed, so the replaced texts
 * are persisted in this browser. Null if unknown.
 */
function useDefaultTexts(
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
