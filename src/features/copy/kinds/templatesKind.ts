import { AppError } from '../../../../dataProvider/errors';
import { fetchRecords } from '../../../../dataProvider/recordQueries';
import { joinRecordId } from '../../../../resources/recordKind';
import { isTemplateKey } from '../../../../resources/templates/templateKeys';
import { isChangedTemplate } from '../../notifications/emails/isChangedTemplate';
import { templateTextsShape } from '../copyChange';
import { defineCopyKind } from './copyKind';

/** Emails that differ from their default texts, by template key. Removing one resets it to the default. */
export const templatesKind = defineCopyKind(templateTextsShape, {
  hasLanguages: true,
  isSavedAtOnce: false,
  async open({ dataProvider }, locale) {
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
          const template = templates.find((one) => one.key === key);
          if (texts === null && !template) continue;
          const id = joinRecordId(locale, key);
          const data = texts ?? { isCustom: false };
          await dataProvider.update('templates', {
            id,
            data,
            previousData: { ...template, _id: template?._id ?? '', id },
          });
        }
      },
    };
  },
});
