import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { AppError } from '../../../../dataProvider/errors';
import type { EmailTemplate } from '../../../../dataProvider/methods/emails';
import type { TemplateKey } from '../../../../resources/templates/templateKeys';
import { type EditSession, useEditSession } from '../../../engine/editing/useEditSession';
import { isChangedTemplate } from '../../../engine/emails/isChangedTemplate';
import { useProvider } from '../../../engine/shop/useProvider';
import { useToast } from '../../../ui/toasts/toastContext';
import type { TemplateTexts } from '../checks/checkTemplate';
import { useTemplateName } from '../useTemplateName';
import { setCachedTemplates } from '../useTemplates';
import { isSameTemplateText, type SaveTemplateOutcome, saveTemplate, toTemplateTexts } from './saveTemplate';
import { useDefaultTexts } from './useDefaultTexts';

const shape: z.ZodMiniType<TemplateTexts> = z.object({ subject: z.string(), html: z.string() });

/** Edit session of one template in one language. */
export interface TemplateEditSession {
  templateKey: TemplateKey;
  locale: string;
  /** The published template; undefined if the server has none. */
  template: EmailTemplate | undefined;
  edited: EditSession<TemplateTexts>;
  /** Default texts; null if unknown. */
  defaults: TemplateTexts | null;
  /** Result of the last failed publish, else null. */
  outcome: SaveTemplateOutcome | null;
  /** Publishes the draft. Does nothing if it is unchanged. */
  publish: () => Promise<void>;
  /** Resets the template to its default texts. */
  reset: () => Promise<SaveTemplateOutcome>;
}

/** Edits, publishes and resets one template in one language. */
export function useTemplateEditSession(
  templateKey: TemplateKey,
  locale: string,
  template: EmailTemplate | undefined,
): TemplateEditSession {
  const translate = useTranslate();
  const toast = useToast();
  const getTemplateName = useTemplateName();
  const dataProvider = useProvider();
  const client = useQueryClient();
  const saved = useMemo(() => toTemplateTexts(template), [template]);
  const edited = useEditSession({ saved, name: `edit:templates.${locale}.${templateKey}`, shape });
  const [defaults, persistDefaults] = useDefaultTexts(templateKey, locale, template);
  const [outcome, setOutcome] = useState<SaveTemplateOutcome | null>(null);

  const run = async (
    write: (current: EmailTemplate | undefined) => Promise<readonly EmailTemplate[]>,
    isDone: (current: EmailTemplate | undefined) => boolean,
  ) => {
    await client.cancelQueries({ queryKey: ['templates', locale] });
    const calls = await dataProvider.templateCalls();
    const result = await saveTemplate(templateKey, saved, { load: () => calls.list(locale), write, isDone });
    if ('templates' in result && result.templates) setCachedTemplates(client, locale, result.templates);
    return result;
  };
  const findTemplate = (result: SaveTemplateOutcome) =>
    result.kind === 'done' ? result.templates.find(({ key }) => key === templateKey) : undefined;

  const publish = async () => {
    const value = edited.latest();
    if (isSameTemplateText(value, saved)) return;
    setOutcome(null);
    const before = template;
    const result: { now: SaveTemplateOutcome | null } = { now: null };
    try {
      await edited.save(async (texts) => {
        const calls = await dataProvider.templateCalls();
        const draft = { locale, key: templateKey, ...texts };
        result.now = await run(
          async (current) => {
            const templates = await calls.put(draft, current?._id ?? null);
            if (templates.some(({ key }) => key === templateKey)) return templates;
            // The response doesn't include this template, so its state is unknown.
            throw new AppError({ kind: 'badAnswer', status: 200, uncertain: true });
          },
          (current) => current !== undefined && isSameTemplateText(toTemplateTexts(current), texts),
        );
        if (result.now.kind !== 'done') throw new NotPublishedError();
        const now = findTemplate(result.now);
        return now ? toTemplateTexts(now) : texts;
      });
      if (before && !isChangedTemplate(before)) persistDefaults(toTemplateTexts(before));
      toast({ tone: 'done', text: translate('templateEditor.published', { name: getTemplateName(templateKey) }) });
    } catch (thrown) {
      if (!(thrown instanceof NotPublishedError)) throw thrown;
    }
    setOutcome(result.now?.kind === 'done' ? null : result.now);
  };

  const reset = async () => {
    const calls = await dataProvider.templateCalls();
    const id = template?._id ?? '';
    const result = await run(
      (current) => calls.reset(locale, current?._id ?? id),
      (current) => current !== undefined && !isChangedTemplate(current),
    );
    if (result.kind === 'done') {
      const now = findTemplate(result);
      persistDefaults(null);
      const before = edited.latest();
      edited.change(toTemplateTexts(now));
      setOutcome(null);
      toast({
        tone: 'done',
        text: translate('templateEditor.reset.done', { name: getTemplateName(templateKey) }),
        action: { label: translate('templateEditor.reset.undo'), run: () => edited.change(before) },
      });
    }
    return result;
  };
  return { templateKey, locale, template, edited, defaults, outcome, publish, reset };
}

/** Aborts `edited.save`. The reason is in the outcome. */
class NotPublishedError extends Error {}
