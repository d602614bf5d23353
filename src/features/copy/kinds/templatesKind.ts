import { AppError } from '../../../../dataProvider/errors';
import { fetchRecords } from '../../../../dataProvider/recordQueries';
import { isTemplateKey } from '../../../../resources/templates/templateKeys';
import { isChangedTemplate } from '../../notifications/emails/isChangedTemplate';
import { templateTextsShape } from '../copyChange';
import { defineCopyKind } from './copyKind';

/** Emails that differ from their default texts, by template key. Removing one resets it to the default. */
export const templatesKind = defineCopyKind(templateTextsShape, {
  hasLanguages: true,
  isSavedAtOnce: false,
  async open({ dataProvider }, locale) {
    const calls = await dataProvider.templateCalls();
    const templates = await fetchRecords(dataProvider, 'templates', { locale });
    const getTexts = (isChanged: boolean) =>
      new Map(
        templates.flatMap((template) => {
          const { key, subject, html } = template;
          const isWanted = isTemplateKey(key) && isChangedTemplate(template) === isChanged;
          return isWanted ? [[key, { subject: subject ?? '', html: html ?? '' }]] : [];
        }),
      );
    return {
      values: getTexts(true),
      fallbacks: getTexts(false),
      async save(changes) {
        for (const [key, texts] of changes) {
          if (!isTemplateKey(key)) throw new AppError({ kind: 'validation' });
          const id = templates.find((template) => template.key === key)?._id ?? null;
          if (texts === null) {
            if (id !== null) await calls.reset(locale, id);
            continue;
          }
          const now = await calls.put({ locale, key, ...texts }, id);
          // The response doesn't include this template, so its state is unknown.
          if (!now.some((template) => template.key === key)) {
            throw new AppError({ kind: 'badAnswer', status: 200, uncertain: true });
          }
        }
      },
    };
  },
});
