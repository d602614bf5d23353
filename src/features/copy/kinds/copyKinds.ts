import * as z from 'zod/mini';
import { AppError, toAppError } from '../../../../dataProvider/errors';
import { fetchRecords } from '../../../../dataProvider/recordQueries';
import { joinRecordId } from '../../../../resources/recordKind';
import type { RecordOf } from '../../../../resources/recordKinds';
import type { SavedReply } from '../../../../resources/settings';
import { isTemplateKey } from '../../../../resources/templates/templateKeys';
import { themeColors } from '../../../../resources/widgetTheme';
import { isHexColor } from '../../../lib/color/hexColor';
import { createRandomId } from '../../../lib/createRandomId';
import { isBlankEmail } from '../../notifications/emails/isBlankEmail';
import { isChangedTemplate } from '../../notifications/emails/isChangedTemplate';
import { toThemeSettings } from '../../storefront/themeSettings';
import { type CopyKindName, programContentShape, templateTextsShape } from '../copyChange';
import { type CopyKind, defineCopyKind } from './copyKind';
import { adaptProgramContent, toProgramContent, withIds } from './programContent';

// The kinds in a store's settings: colors, style sheet, and saved replies.

/** Colors of the widgets. Invalid ones count as missing. */
const colorsKind = defineCopyKind(z.string(), {
  hasLanguages: false,
  isSavedAtOnce: true,
  async open({ dataProvider, loadSettings }) {
    const settings = await loadSettings();
    const { colors } = toThemeSettings(settings);
    const set = themeColors.filter((name) => isHexColor(colors[name]));
    return {
      values: new Map(set.map((name) => [name, colors[name].toLowerCase()])),
      async save(changes) {
        const changed = Object.fromEntries([...changes].map(([name, color]) => [name, color ?? '']));
        const data = { widgetTheme: { ...Object(settings['widgetTheme']), ...changed } };
        await dataProvider.update('settings', { id: settings.id, data, previousData: settings });
      },
    };
  },
});

const CSS_NAME = 'customCss';

/** The store's style sheet. */
const cssKind = defineCopyKind(z.string(), {
  hasLanguages: false,
  isSavedAtOnce: true,
  async open({ dataProvider, loadSettings }) {
    const settings = await loadSettings();
    const { customCss, id } = settings;
    return {
      values: new Map(customCss ? [[CSS_NAME, customCss]] : []),
      async save(changes) {
        const data = { customCss: changes.get(CSS_NAME) ?? '' };
        await dataProvider.update('settings', { id, data, previousData: settings });
      },
    };
  },
});

/** Saved replies, by their names. Those without a name are left as they are. */
const repliesKind = defineCopyKind(z.string(), {
  hasLanguages: false,
  isSavedAtOnce: true,
  async open({ dataProvider, loadSettings }) {
    const settings = await loadSettings();
    const savedReplies = settings.savedReplies ?? [];
    return {
      values: new Map(savedReplies.flatMap(({ name, text }) => (name ? [[name, text ?? '']] : []))),
      async save(changes) {
        const data = { savedReplies: changeReplies(savedReplies, changes) };
        await dataProvider.update('settings', { id: settings.id, data, previousData: settings });
      },
    };
  },
});

/** The replies with some of them changed, removed, or added at the end. */
function changeReplies(replies: readonly SavedReply[], changes: ReadonlyMap<string, string | null>): SavedReply[] {
  const known = new Set(replies.map(({ name }) => name));
  const kept = replies.flatMap((reply) => {
    const text = changes.get(reply.name ?? '');
    if (text === undefined) return [reply];
    return text === null ? [] : [{ ...reply, text }];
  });
  const added = [...changes].flatMap(([name, text]) =>
    text === null || known.has(name) ? [] : [{ _id: createRandomId(), name, text }],
  );
  return [...kept, ...added];
}

/** A program was created but not filled, and then not deleted, or perhaps not. */
export class EmptyProgramError extends AppError {
  /** @param error why it wasn't filled @param removal why it wasn't deleted */
  constructor(
    error: AppError,
    readonly removal: AppError,
    readonly programName: string,
  ) {
    super({ ...error, message: error.message, cause: error.cause });
  }
}

/** Loyalty programs, by their names. Of several with one name, the first counts. */
const programsKind = defineCopyKind(programContentShape, {
  hasLanguages: false,
  isSavedAtOnce: false,
  async open({ dataProvider }) {
    const byName = new Map<string, RecordOf<'programs'>>();
    for (const program of await fetchRecords(dataProvider, 'programs')) {
      if (program.name && !byName.has(program.name)) byName.set(program.name, program);
    }
    return {
      values: new Map([...byName].map(([name, program]) => [name, toProgramContent(program)])),
      async save(changes) {
        const create = async (name: string) => {
          const { data } = await dataProvider.create<RecordOf<'programs'>>('programs', { data: { name } });
          return data;
        };
        /** Deletes a program that was created and not filled. Returns the error of the copy. */
        const removeEmpty = async (program: RecordOf<'programs'>, error: AppError): Promise<AppError> => {
          try {
            await dataProvider.delete('programs', { id: program.id, previousData: program });
            return error;
          } catch (thrown) {
            return new EmptyProgramError(error, toAppError(thrown), program.name ?? '');
          }
        };
        for (const [name, content] of changes) {
          const own = byName.get(name);
          if (content) {
            const program = own ?? (await create(name));
            const data = {
              tasks: withIds(content.tasks, program.tasks),
              rewards: withIds(content.rewards, program.rewards),
              settings: content.settings,
            };
            try {
              await dataProvider.update('programs', { id: program.id, data, previousData: program });
            } catch (thrown) {
              const error = toAppError(thrown);
              // A program that may have its content is in the recent copies, with Undo.
              throw own || error.uncertain ? error : await removeEmpty(program, error);
            }
          } else if (own) {
            await dataProvider.delete('programs', { id: own.id, previousData: own });
          }
        }
      },
    };
  },
  adapt: adaptProgramContent,
});

/**
 * Emails that differ from their default texts, by template key. Removing one resets it to the default. One that isn't
 * sent, as its subject or text is empty, isn't copied.
 */
const templatesKind = defineCopyKind(templateTextsShape, {
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
  isMissing: (texts) => isBlankEmail(texts),
});

/** The store's own storefront texts of a language, by key. */
const translationsKind = defineCopyKind(z.string(), {
  hasLanguages: true,
  isSavedAtOnce: true,
  async open({ dataProvider }, locale) {
    const { data: stored } = await dataProvider.getOne<RecordOf<'texts'>>('texts', { id: locale });
    const { texts } = stored;
    return {
      values: new Map(Object.entries(texts)),
      async save(changes) {
        const changed = new Map<string, string | null>([...Object.entries(texts), ...changes]);
        const kept = Object.fromEntries([...changed].flatMap(([key, text]) => (text === null ? [] : [[key, text]])));
        await dataProvider.update('texts', { id: locale, data: { texts: kept }, previousData: stored });
      },
    };
  },
});

export const copyKinds: Readonly<Record<CopyKindName, CopyKind>> = {
  colors: colorsKind,
  css: cssKind,
  programs: programsKind,
  templates: templatesKind,
  translations: translationsKind,
  replies: repliesKind,
};
