import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import type { Dictionary } from '../../../../resources/storefront/shopperText';
import { dictionaryQuery } from '../../../engine/dictionaries/dictionaryQuery';
import { useErrorText } from '../../../engine/errorText';
import { downloadFile } from '../../../engine/export/downloadFile';
import { useProvider } from '../../../engine/useProvider';
import { lazyDialog } from '../../../ui/lazyDialog';
import { Menu } from '../../../ui/Menu';
import { useToast } from '../../../ui/toastContext';
import { type LookedAt, ownText } from '../rows/lookedAt';
import type { ShownText } from '../rows/shownText';
import { type TextRow, textRows } from '../rows/textRows';
import type { LocaleAddress } from '../useLocaleAddress';

const ImportDialog = lazyDialog(() => import('./ImportDialog'));

interface TransferMenuProps {
  address: LocaleAddress;
  lines: readonly LookedAt[];
  texts: Dictionary;
  besideOf: (row: TextRow) => ShownText;
  /** Takes the texts over, as one step. */
  onTake: (texts: Dictionary) => void;
  /** Takes that step back. */
  onUndo: () => void;
}

/** Texts as files: out of the table, and into it. */
export function TransferMenu({ address, lines, texts, besideOf, onTake, onUndo }: TransferMenuProps) {
  const translate = useTranslate();
  const toast = useToast();
  const errorText = useErrorText();
  const dataProvider = useProvider();
  const queryClient = useQueryClient();
  const [isImporting, setImporting] = useState(false);
  const { language, languages, beside } = address;
  const keys = lines.map(({ row }) => row.key);
  const byKey = new Map(lines.map(({ row }) => [row.key, row]));
  const own = { code: language.code, textOf: (key: string) => ownText(texts, key) };

  const send = async (make: () => Promise<Blob>, name: string) => {
    try {
      downloadFile(await make(), name);
    } catch (thrown) {
      toast({ tone: 'danger', text: translate('locale.export.failed', { reason: errorText(thrown) }) });
    }
  };
  const exportTexts = () => import('./exportTexts');
  const asJson = async () => (await exportTexts()).jsonFile(texts);
  const asCsv = async () => {
    const { csvFile } = await exportTexts();
    const other = {
      code: beside?.code ?? 'original',
      textOf: (key: string) => {
        const row = byKey.get(key);
        return row ? besideOf(row).text : '';
      },
    };
    return csvFile(keys, [other, own]);
  };
  const allAsCsv = async () => {
    const { csvFile } = await exportTexts();
    const all = await Promise.all(
      languages.map(async (one) => {
        // What is not published yet is what the table shows, and goes along.
        if (one.code === language.code) return { language: one, dictionary: texts };
        const { texts: published } = await queryClient.fetchQuery(dictionaryQuery(dataProvider, one.code));
        return { language: one, dictionary: published };
      }),
    );
    const main = all[0]?.dictionary ?? {};
    const every = all.flatMap((one) => textRows(one.language, [one.dictionary], main).map(({ key }) => key));
    const columns = all.map((one) => ({
      code: one.language.code,
      textOf: (key: string) => ownText(one.dictionary, key),
    }));
    return csvFile([...new Set(every)], columns);
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
            onSelect: () => void send(asJson, `${language.code}.json`),
          },
          {
            key: 'csv',
            icon: 'download',
            label: translate('locale.export.csv', { language: language.ownName }),
            onSelect: () => void send(asCsv, `${language.code}.csv`),
          },
          ...(languages.length > 1
            ? [
                {
                  key: 'all',
                  icon: 'download' as const,
                  label: translate('locale.export.all'),
                  onSelect: () => void send(allAsCsv, 'languages.csv'),
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
            known={new Set(keys)}
            onTake={(next, count) => {
              onTake(next);
              setImporting(false);
              toast({
                tone: 'info',
                text: translate('locale.import.taken', { smart_count: count }),
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
