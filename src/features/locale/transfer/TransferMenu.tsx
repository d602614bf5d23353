import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import type { Dictionary } from '../../../../resources/storefront/shopperText';
import { useReadDraft } from '../../../engine/drafts/useDraft';
import { restoreEdit } from '../../../engine/editing/useEditSession';
import { useErrorText } from '../../../engine/errors/errorText';
import { downloadFile } from '../../../engine/export/downloadFile';
import { lazyDialog } from '../../../ui/lazy/lazyDialog';
import { Menu } from '../../../ui/overlays/Menu';
import { dictionaryQuery } from '../dictionaries/useDictionary';
import { getTextsDraftName, textsShape } from '../edit/useTextEditing';
import { type AnalyzedRow, getText } from '../rows/analyzeRows';
import type { VisibleText } from '../rows/resolveVisibleText';
import { buildTextRows, type TextRow } from '../rows/textRows';
import type { LocaleUrlState } from '../useLocaleUrlState';

const ImportDialog = lazyDialog(() => import('./ImportDialog'));

interface TransferMenuProps {
  urlState: LocaleUrlState;
  lines: readonly AnalyzedRow[];
  texts: Dictionary;
  getReferenceText: (row: TextRow) => VisibleText;
  /** Replaces the edited texts as one undo step. */
  onImport: (texts: Dictionary) => void;
  /** Undoes the import. */
  onUndo: () => void;
}

/** Menu to import and export texts as files. */
export function TransferMenu({ urlState, lines, texts, getReferenceText, onImport, onUndo }: TransferMenuProps) {
  const translate = useTranslate();
  const notify = useNotify();
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
  const exportTexts = () => import('./exportTexts');
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
    const allKeys = all.flatMap((item) => buildTextRows(item.language, [item.dictionary], main).map(({ key }) => key));
    const columns = all.map((item) => ({
      code: item.language.code,
      getText: (key: string) => getText(item.dictionary, key),
    }));
    return toCsvFile([...new Set(allKeys)], columns);
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
            onImport={(next, count) => {
              onImport(next);
              setImporting(false);
              notify(translate('locale.import.taken', { smart_count: count }), {
                action: { label: translate('editing.undo'), run: onUndo },
              });
            }}
            onCancel={() => setImporting(false)}
          />
        </Suspense>
      )}
    </>
  );
}
