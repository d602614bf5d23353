import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { AppError } from '../../../../dataProvider/errors';
import { fetchRecords } from '../../../../dataProvider/recordQueries';
import type { EmailTemplate } from '../../../../resources/templates/template';
import type { TemplateKey } from '../../../../resources/templates/templateKeys';
import { type EditorController, useEditor } from '../../../engine/editing/useEditor';
import { useProvider } from '../../../engine/shop/useProvider';
import type { TemplateTexts } from '../checks/checkTemplate';
import { isChangedTemplate } from '../emails/isChangedTemplate';
import { useTemplateName } from '../useTemplateName';
import { setCachedTemplates, templatesQuery } from '../useTemplates';
import {
  isSameTemplateText,
  type SaveTemplatePorts,
  saveTemplate,
  type Templates,
  toTemplateTexts,
} from './saveTemplate';
import { useDefaultTexts } from './useDefaultTexts';

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
   * Resets the template to its default texts.
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
  const dataProvider = useProvider();
  const client = useQueryClient();
  const saved = useMemo(() => toTemplateTexts(template), [template]);
  const [defaults, persistDefaults] = useDefaultTexts(templateKey, locale, template);

  const write = async (ports: Pick<SaveTemplatePorts, 'write' | 'isDone'>) => {
    await client.cancelQueries({ queryKey: templatesQuery(dataProvider, locale).queryKey });
    const cache = (templates: Templates) => {
      setCachedTemplates(client, locale, templates);
      return templates;
    };
    return saveTemplate(templateKey, saved, {
      load: async () => cache(await fetchRecords(dataProvider, 'templates', { locale })),
      write: async (current) => cache(await ports.write(current)),
      isDone: ports.isDone,
    });
  };
  const editor = useEditor<TemplateTexts>({
    saved,
    name: `edit:templates.${locale}.${templateKey}`,
    shape,
    async save(texts) {
      const calls = await dataProvider.templateCalls();
      const published = await write({
        async write(current) {
          const templates = await calls.put({ locale, key: templateKey, ...texts }, current?._id ?? null);
          if (templates.some(({ key }) => key === templateKey)) return templates;
          // The response doesn't include this template, so its state is unknown.
          throw new AppError({ kind: 'badAnswer', status: 200, uncertain: true });
        },
        isDone: (current) => current !== undefined && isSameTemplateText(toTemplateTexts(current), texts),
      });
      return published ? toTemplateTexts(published) : texts;
    },
    savedText: translate('templateEditor.published', { name }),
    onSaved: () => template && !isChangedTemplate(template) && persistDefaults(saved),
  });

  const reset = async () => {
    const calls = await dataProvider.templateCalls();
    const id = template?._id ?? '';
    const now = await write({
      write: (current) => calls.reset(locale, current?._id ?? id),
      isDone: (current) => current !== undefined && !isChangedTemplate(current),
    });
    persistDefaults(null);
    const before = editor.latest();
    editor.change(toTemplateTexts(now));
    notify(translate('templateEditor.reset.done', { name }), {
      type: 'success',
      action: { label: translate('templateEditor.reset.undo'), run: () => editor.change(before) },
    });
  };
  return { ...editor, templateKey, locale, template, defaults, reset };
}
