import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { AppError } from '../../../../dataProvider/errors';
import type { EmailTemplate } from '../../../../dataProvider/methods/emails';
import type { TemplateKey } from '../../../../resources/templates/templateKeys';
import { type Edited, useEdited } from '../../../engine/editing/useEdited';
import { useProvider } from '../../../engine/useProvider';
import { useToast } from '../../../ui/toastContext';
import type { TemplateTexts } from '../checks/checkTemplate';
import { isChanged } from '../matrix/templateState';
import { useTemplateName } from '../useTemplateName';
import { putTemplates } from '../useTemplates';
import { isSameText, type SaveOutcome, saveTemplate, textsOf } from './saveTemplate';
import { useDefaultTexts } from './useDefaultTexts';

const shape: z.ZodMiniType<TemplateTexts> = z.object({ subject: z.string(), html: z.string() });

/** An e-mail that is edited in one language. */
export interface TemplateDesk {
  templateKey: TemplateKey;
  locale: string;
  /** As the provider has it; undefined where it has none. */
  template: EmailTemplate | undefined;
  edited: Edited<TemplateTexts>;
  /** The provider's own texts, as far as this browser has seen them; null where it has not. */
  defaults: TemplateTexts | null;
  /** What became of the last try to publish; null while there was none. */
  outcome: SaveOutcome | null;
  /** Nothing is sent where nothing was changed. */
  publish: () => Promise<void>;
  /** Puts the provider's own texts back. */
  reset: () => Promise<SaveOutcome>;
}

/** Edits, publishes and puts back one e-mail in one language. */
export function useTemplateDesk(
  templateKey: TemplateKey,
  locale: string,
  template: EmailTemplate | undefined,
): TemplateDesk {
  const translate = useTranslate();
  const toast = useToast();
  const nameOf = useTemplateName();
  const dataProvider = useProvider();
  const client = useQueryClient();
  const saved = useMemo(() => textsOf(template), [template]);
  const edited = useEdited({ saved, name: `edit:templates.${locale}.${templateKey}`, shape });
  const [defaults, keepDefaults] = useDefaultTexts(templateKey, locale, template);
  const [outcome, setOutcome] = useState<SaveOutcome | null>(null);

  const run = async (
    write: (fresh: EmailTemplate | undefined) => Promise<readonly EmailTemplate[]>,
    isDone: (fresh: EmailTemplate | undefined) => boolean,
  ) => {
    await client.cancelQueries({ queryKey: ['templates', locale] });
    const calls = await dataProvider.templateCalls();
    const result = await saveTemplate(templateKey, saved, { read: () => calls.list(locale), write, isDone });
    if ('templates' in result && result.templates) putTemplates(client, locale, result.templates);
    return result;
  };
  const ofResult = (result: SaveOutcome) =>
    result.kind === 'done' ? result.templates.find(({ key }) => key === templateKey) : undefined;

  const publish = async () => {
    const value = edited.latest();
    if (isSameText(value, saved)) return;
    setOutcome(null);
    const before = template;
    const result: { now: SaveOutcome | null } = { now: null };
    try {
      await edited.save(async (texts) => {
        const calls = await dataProvider.templateCalls();
        const draft = { locale, key: templateKey, ...texts };
        result.now = await run(
          async (fresh) => {
            const templates = await calls.put(draft, fresh?._id ?? null);
            if (templates.some(({ key }) => key === templateKey)) return templates;
            // An answer that does not have it says nothing of it.
            throw new AppError({ kind: 'badAnswer', status: 200, uncertain: true });
          },
          (fresh) => fresh !== undefined && isSameText(textsOf(fresh), texts),
        );
        if (result.now.kind !== 'done') throw new NotPublished();
        const now = ofResult(result.now);
        return now ? textsOf(now) : texts;
      });
      if (before && !isChanged(before)) keepDefaults(textsOf(before));
      toast({ tone: 'done', text: translate('templateEditor.published', { name: nameOf(templateKey) }) });
    } catch (thrown) {
      if (!(thrown instanceof NotPublished)) throw thrown;
    }
    setOutcome(result.now?.kind === 'done' ? null : result.now);
  };

  const reset = async () => {
    const calls = await dataProvider.templateCalls();
    const id = template?._id ?? '';
    const result = await run(
      (fresh) => calls.reset(locale, fresh?._id ?? id),
      (fresh) => fresh !== undefined && !isChanged(fresh),
    );
    if (result.kind === 'done') {
      const now = ofResult(result);
      keepDefaults(null);
      const before = edited.latest();
      edited.change(textsOf(now));
      setOutcome(null);
      toast({
        tone: 'done',
        text: translate('templateEditor.reset.done', { name: nameOf(templateKey) }),
        action: { label: translate('templateEditor.reset.undo'), run: () => edited.change(before) },
      });
    }
    return result;
  };
  return { templateKey, locale, template, edited, defaults, outcome, publish, reset };
}

/** The failure itself is told by the outcome. */
class NotPublished extends Error {}
