import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { getLanguage } from '../../../../resources/languages';
import type { Dictionary } from '../../../../resources/storefront/shopperText';
import { useReadDraft } from '../../../engine/drafts/useDraft';
import { useEditNotification } from '../../../engine/editing/useEditNotification';
import { restoreEdit } from '../../../engine/editing/useEditSession';
import { useErrorText } from '../../../engine/errors/errorText';
import { downloadFile } from '../../../engine/export/downloadFile';
import { SearchBox } from '../../../ui/inputs/SearchBox';
import { Select } from '../../../ui/inputs/Select';
import { lazyDialog } from '../../../ui/lazy/lazyDialog';
import { TabBar } from '../../../ui/navigation/TabBar';
import { Menu } from '../../../ui/overlays/Menu';
import { dictionaryQuery } from '../dictionaries/useDictionary';
import { useLanguageNames } from '../dictionaries/useLanguageNames';
import { getTextsDraftName, textsShape } from '../edit/useTextEditing';
import { type AnalyzedRow, getText, matchesFilter, type RowFilter } from '../rows/analyzeRows';
import { resolveVisibleText, type VisibleText } from '../rows/resolveVisibleText';
import { buildTextRows, type TextRow } from '../rows/textRows';
import { type LocaleUrlState, ORIGINAL_TEXTS } from '../useLocaleUrlState';
import styles from './TextToolbar.module.css';

interface TextToolbarProps {
  urlState: LocaleUrlState;
  lines: readonly AnalyzedRow[];
  search: string;
  onSearch: (text: string) => void;
  /** Rendered at the end of the toolbar. */
  menu: ReactNode;
}

const rowFilters: readonly RowFilter[] = ['all', 'untranslated', 'changed', 'problems'];

/** Filter tabs, search, and reference language of the text table. */
export function TextToolbar({ urlState, lines, search, onSearch, menu }: TextToolbarProps) {
  const translate = useTranslate();
  const location = useLocation();
  const areaName = useAreaName();
  const getLanguageName = useLanguageNames();
  const { languages, language, reference, show, area, go } = urlState;
  const buildFilterUrl = (filter: RowFilter) => {
    const parameters = new URLSearchParams(location.search);
    if (filter === 'all') parameters.delete('show');
    else parameters.set('show', filter);
    return { search: `?${parameters}` };
  };
  const areas = [...new Set(lines.map(({ row }) => row.area))];
  const others = languages.filter(({ code }) => code !== language.code);
  return (
    <div className={styles.toolbar}>
      <TabBar
        label={translate('locale.show.label')}
        tabs={rowFilters.map((filter) => ({
          key: filter,
          label: translate(filterMessageKeys[filter]),
          count: lines.filter((line) => matchesFilter(line, filter)).length,
          to: buildFilterUrl(filter),
          current: filter === show,
        }))}
      />
      <div className={styles.controls}>
        <SearchBox
          label={translate('locale.search')}
          placeholder={translate('locale.search')}
          value={search}
          onChange={onSearch}
          onClear={() => onSearch('')}
          className={styles.search}
        />
        <Select
          className={styles.choice}
          label={translate('locale.area.label')}
          value={areas.includes(area) ? area : ''}
          options={[
            { value: '', label: translate('locale.area.all') },
            ...areas.filter(Boolean).map((item) => ({ value: item, label: areaName(item) })),
          ]}
          onChange={(chosen) => go({ area: chosen })}
        />
        {others.length > 0 && (
          <Select
            showLabel
            className={styles.choice}
            label={translate('locale.beside')}
            value={reference?.code ?? ORIGINAL_TEXTS}
            options={[
              ...others.map((item) => ({ value: item.code, label: getLanguageName(item) })),
              { value: ORIGINAL_TEXTS, label: translate('locale.original') },
            ]}
            onChange={(chosen) => go({ beside: chosen })}
          />
        )}
        <div className={styles.end}>{menu}</div>
      </div>
    </div>
  );
}

const filterMessageKeys: Readonly<Record<RowFilter, string>> = {
  all: 'locale.show.all',
  untranslated: 'locale.show.untranslated',
  changed: 'locale.show.changed',
  problems: 'locale.show.problems',
};

/** Returns the display name of an area (the first segment of a key). Unknown areas return their key. */
function useAreaName(): (area: string) => string {
  const translate = useTranslate();
  return (area) => translate(`locale.area.${area}`, { _: area });
}

const ImportDialog = lazyDialog(() => import('../transfer/ImportDialog'));

interface TransferMenuProps {
  urlState: LocaleUrlState;
  lines: readonly AnalyzedRow[];
  texts: Dictionary;
  getReferenceText: (row: TextRow) => VisibleText;
  /** Finds the issues of other texts of the language. */
  analyze: (texts: Dictionary) => readonly AnalyzedRow[];
  /** Replaces the edited texts as one undo step. */
  onImport: (texts: Dictionary) => void;
  /** Undoes the import. */
  onUndo: () => void;
}

/** Menu to import and export texts as files. */
export function TransferMenu(props: TransferMenuProps) {
  const { urlState, lines, texts, getReferenceText, analyze, onImport, onUndo } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const notifyEdit = useEditNotification();
  const errorText = useErrorText();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const readDraft = useReadDraft();
  const [isImporting, setImporting] = useState(false);
  const { language, languages, reference } = urlState;
  const keys = lines.map(({ row }) => row.key);
  const rowsByKey = new Map(lines.map(({ row }) => [row.key, row]));
  const current = { code: language.code, getText: (key: string) => getText(texts, key) };

  const download = async (createBlob: () => Promise<Blob>, name: string) => {
    try {
      downloadFile(await createBlob(), name);
    } catch (thrown) {
      notify(translate('locale.export.failed', { reason: errorText(thrown) }), { type: 'error' });
    }
  };
  const exportTexts = () => import('../transfer/exportTexts');
  const createJson = async () => (await exportTexts()).toJsonFile(texts);
  const createCsv = async () => {
    const { toCsvFile } = await exportTexts();
    const other = {
      code: reference?.code ?? 'original',
      getText: (key: string) => {
        const row = rowsByKey.get(key);
        return row ? getReferenceText(row).text : '';
      },
    };
    return toCsvFile(keys, [other, current]);
  };
  const createAllCsv = async () => {
    const { toCsvFile } = await exportTexts();
    const all = await Promise.all(
      languages.map(async (item) => {
        // Unpublished changes are exported too.
        if (item.code === language.code) return { language: item, dictionary: texts };
        const { texts: published } = await queryClient.fetchQuery(dictionaryQuery(dataProvider, item.code));
        const edit = readDraft(getTextsDraftName(item.code));
        return { language: item, dictionary: restoreEdit(edit, published, textsShape) };
      }),
    );
    const main = all[0]?.dictionary ?? {};
    const rows = all.flatMap((item) => buildTextRows(item.language, [item.dictionary], main));
    const byKey = new Map(rows.map((row) => [row.key, row]));
    const columns = all.map((item) => ({
      code: item.language.code,
      getText: (key: string) => getText(item.dictionary, key),
    }));
    // Translators need the default text if the store has no custom text.
    const getBuiltIn = (key: string) => {
      const row = byKey.get(key);
      return row ? resolveVisibleText(row, getLanguage('en'), {}).text : '';
    };
    return toCsvFile([...byKey.keys()], [{ code: ORIGINAL_TEXTS, getText: getBuiltIn }, ...columns]);
  };
  return (
    <>
      <Menu
        align="end"
        label={translate('locale.files')}
        trigger={translate('locale.files')}
        entries={[
          { key: 'import', icon: 'upload', label: translate('locale.import.open'), onSelect: () => setImporting(true) },
          {
            key: 'json',
            icon: 'download',
            label: translate('locale.export.json', { language: language.ownName }),
            onSelect: () => void download(createJson, `${language.code}.json`),
          },
          {
            key: 'csv',
            icon: 'download',
            label: translate('locale.export.csv', { language: language.ownName }),
            onSelect: () => void download(createCsv, `${language.code}.csv`),
          },
          ...(languages.length > 1
            ? [
                {
                  key: 'all',
                  icon: 'download' as const,
                  label: translate('locale.export.all'),
                  onSelect: () => void download(createAllCsv, 'languages.csv'),
                },
              ]
            : []),
        ]}
      />
      {isImporting && (
        <Suspense>
          <ImportDialog
            language={language}
            texts={texts}
            knownKeys={new Set(keys)}
            analyze={analyze}
            onImport={(next, count) => {
              onImport(next);
              setImporting(false);
              notifyEdit(translate('locale.import.taken', { smart_count: count }), onUndo);
            }}
            onCancel={() => setImporting(false)}
          />
        </Suspense>
      )}
    </>
  );
}
