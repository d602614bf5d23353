import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { type AppError, toAppError } from '../../../dataProvider/errors';
import { entities } from '../../../resources';
import { customers } from '../../../resources/customers';
import type { Program } from '../../../resources/programs';
import { sales } from '../../../resources/sales';
import { getExtension, isHidden } from '../../defineConsole';
import { entityLabels } from '../../engine/entity/entityLabels';
import { useErrorText } from '../../engine/errors/errorText';
import { formatPageFilters } from '../../engine/listState/pageFilters';
import { loadRecentItems } from '../../engine/records/recentItems';
import { getProgramName } from '../../engine/shop/programs';
import { useAllPrograms } from '../../engine/shop/useAllPrograms';
import { openKeysDialog } from '../../engine/shortcuts/ListKeysDialog';
import { loadOfExtension } from '../../engine/slots/loadOfExtension';
import { useTray } from '../../engine/tray/Tray';
import { rankByWords } from '../../lib/rankByWords';
import { useConfig } from '../../session/SessionContext';
import { useSite } from '../../session/useSite';
import { type ColorScheme, chooseColorScheme, readColorScheme } from '../../theme/colorScheme';
import type { IconName } from '../../ui/icons/Icon';
import { useGoTo } from '../../ui/navigation/pageRouter';
import type { FindItem, LinkItem } from './findItem';
import { usePageTargets } from './usePageTargets';
import { findCode, useSearches } from './useSearches';

/** Results of one kind, under their heading. */
export interface ResultGroup {
  label: string;
  items: readonly FindItem[];
  /** Number of results, if the items aren't all of them, or not only they. */
  total?: number;
  /** Leads to lists that may have it; no results. */
  isOffer?: boolean;
}

/** What quick find shows for a text. */
interface QuickFindResults {
  groups: readonly ResultGroup[];
  /** Searches for records that have no result yet. */
  isSearching: boolean;
  /** Labels of the lists that are searched, besides pages. */
  searched: readonly string[];
  /** Failed searches, with name and heading. */
  failures: readonly { name: string; label: string; error: AppError }[];
}

const noPrograms: readonly Program[] = [];

/** Results of quick find: pages, actions, customers and reviews, or recent targets while the text is empty (APP-21). */
export function useQuickFindResults(text: string): QuickFindResults {
  const translate = useTranslate();
  const config = useConfig();
  const { site } = useSite();
  const [recent] = useState(() => loadRecentItems(site._id));
  const isVisible = (item: FindItem) => 'run' in item || !isHidden(item.to, config);
  const searches = useSearches(text);
  const { pages, parts } = usePageTargets();
  const actions = useQuickFindActions();
  const isEmpty = text.trim() === '';
  const code = findCode(text);
  const { data: programs = noPrograms, error } = useAllPrograms({ enabled: !isEmpty });
  const programItems = programs.map(
    (program): LinkItem => ({
      to: `/loyalty/${encodeURIComponent(program._id)}`,
      icon: 'medal',
      label: translate('find.program', { name: getProgramName(program, translate) }),
    }),
  );
  const unseen = pages.filter((page) => !recent.some(({ to }) => to === page.to));
  const icons = new Map([...pages, ...parts].map(({ to, icon }) => [to, icon]));
  return {
    groups: [
      {
        label: translate('find.recent'),
        items: isEmpty ? recent.map((item) => ({ ...item, icon: icons.get(item.to) ?? 'clock' })) : [],
      },
      ...(isEmpty ? [{ label: translate('find.actions'), items: actions.filter(({ isCommon }) => isCommon) }] : []),
      {
        label: translate('find.pages'),
        items: isEmpty ? unseen : rankByWords([...pages, ...parts, ...programItems], text),
      },
      ...(isEmpty ? [] : [{ label: translate('find.actions'), items: rankByWords(actions, text) }]),
      ...searches.map(({ source, items, total }) => ({ label: source.label, items, total })),
      {
        label: translate('find.codes'),
        items: code === null ? [] : toCodeLists(code, translate),
        isOffer: true,
      },
    ].map(({ items, ...group }) => ({ ...group, items: items.filter(isVisible) })),
    searched: searches.map(({ source: { name, label } }) => translate(`find.searched.${name}`, { _: label })),
    isSearching: searches.some((search) => search.isSearching),
    failures: [
      ...searches.flatMap(({ source, error: failure }) => (failure ? [{ ...source, error: failure }] : [])),
      ...(error && !isEmpty ? [{ name: 'programs', label: '', error: toAppError(error) }] : []),
    ],
  };
}

/** The lists that find a code only by reading their rows, since the API doesn't search for it. */
const toCodeLists = (text: string, translate: ReturnType<typeof useTranslate>): readonly LinkItem[] =>
  entities.flatMap((entity) => {
    const labels = entityLabels(entity, translate);
    return Object.entries(entity.list.pageFilters ?? {})
      .filter(([, { is }]) => is === 'text')
      .map(([name]) => ({
        to: `/${entity.name}?${new URLSearchParams({ only: formatPageFilters({ [name]: text }) })}`,
        icon: 'search' as const,
        label: labels.name(2),
        detail: labels.filter(name),
      }));
  });

const schemes: readonly ColorScheme[] = ['light', 'dark', 'system'];
const schemeIcons: Readonly<Record<ColorScheme, IconName>> = { light: 'sun', dark: 'moon', system: 'system' };

const { commands = [] } = getExtension().find;

/** The commands of the extension. */
function useExtensionCommands(): readonly FindItem[] {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useMemo(
    () =>
      commands.map(({ name, label: key, words, icon = 'bolt', to, load }) => {
        const label = translate(key);
        const item = { icon, label, ...(words !== undefined && { keywords: translate(words) }) };
        if (to !== undefined) return { ...item, to };
        const run = async () => {
          try {
            const { default: runCommand } = await loadOfExtension(load);
            await runCommand({ dataProvider, translate, notify, navigate: (url) => void navigate(url) });
          } catch (error) {
            console.warn(`the command ${name} of the extension failed`, error);
            notify(translate('find.commandFailed', { name: label, reason: errorText(error) }), { type: 'error' });
          }
        };
        return { ...item, name: `command ${name}`, run: () => void run() };
      }),
    [translate, notify, navigate, errorText, dataProvider],
  );
}

const customerIcons = { points: 'medal', voucher: 'gift', removal: 'trash' } as const;

/** The action that opens the keyboard shortcuts: those of the page, or of all lists. */
export const KEYS_ACTION = 'keys';

/** The actions of quick find: those of a customer, what the entities declare to create and import, the exports of their lists, the extension's commands, and those of the account menu. */
function useQuickFindActions(): readonly FindItem[] {
  const translate = useTranslate();
  const extensionCommands = useExtensionCommands();
  const { leave } = useTray();
  const goTo = useGoTo();
  return useMemo(() => {
    const current = readColorScheme();
    return [
      { icon: 'flag' as const, to: '/moderate', label: translate('find.moderate'), isCommon: true },
      {
        icon: 'chart' as const,
        to: '/analytics/hidden',
        label: translate('list.export.hidden'),
        keywords: translate('find.words.hidden'),
      },
      ...(['points', 'voucher', 'removal'] as const).map((name) => ({
        icon: customerIcons[name],
        to: `/${customers.name}`,
        label: translate(`find.customer.${name}`),
        detail: translate('find.customer.choose'),
        keywords: translate(`find.words.${name}`),
        isCommon: name !== 'removal',
      })),
      ...entities.flatMap((entity) => {
        const labels = entityLabels(entity, translate);
        const importLabel = (kind: string) =>
          translate(`find.import.${entity.name}.${kind}`, {
            _: translate('find.import.other', { name: labels.name(2), kind: translate(`list.import.${kind}`) }),
          });
        return [
          ...(entity.create
            ? [
                {
                  icon: 'plus' as const,
                  to: `/${entity.name}/create`,
                  label: labels.create(),
                  isCommon: true,
                },
              ]
            : []),
          ...(entity.imports ?? []).map((kind) => ({
            icon: 'upload' as const,
            to: `/${entity.name}/import/${kind}`,
            label: importLabel(kind),
            keywords: translate('find.words.imports'),
          })),
        ];
      }),
      ...[...entities, sales].map((entity) => ({
        icon: 'download' as const,
        to: `/${entity.name}`,
        label: translate('find.export.label', {
          name: entity === sales ? translate('shell.menu.sales') : entityLabels(entity, translate).name(2),
        }),
        detail: translate('find.export.choose'),
        keywords: translate('find.words.exports'),
      })),
      ...extensionCommands,
      ...schemes
        .filter((scheme) => scheme !== current)
        .map((scheme) => ({
          name: `scheme ${scheme}`,
          icon: schemeIcons[scheme],
          label: translate('shell.account.scheme', { scheme: translate(`shell.account.${scheme}`) }),
          keywords: translate('find.schemeWords'),
          run: () => chooseColorScheme(scheme),
        })),
      {
        name: KEYS_ACTION,
        icon: 'keyboard' as const,
        label: translate('find.shortcuts'),
        keywords: translate('find.words.shortcuts'),
        run: () => openKeysDialog(),
      },
      {
        name: 'sign out',
        icon: 'sign-out' as const,
        label: translate('shell.account.signOut'),
        keywords: translate('find.words.signOut'),
        run: () => leave(() => goTo('/logout')),
      },
    ];
  }, [translate, extensionCommands, leave, goTo]);
}
