import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { AppError } from '../../../dataProvider/errors';
import type { Dictionary } from '../../../resources/storefront/shopperText';
import type { StoreDictionary } from '../../../resources/storefront/storeDictionary';
import { Editor } from '../../engine/editing/Editor';
import { useErrorReason } from '../../engine/errors/errorReason';
import { ReadNotice } from '../../engine/errors/ReadNotice';
import { Button } from '../../ui/buttons/Button';
import { Banner } from '../../ui/feedback/Banner';
import { EmptyState } from '../../ui/feedback/EmptyState';
import sheets from '../../ui/layout/Card.module.css';
import { useListText } from '../../ui/text/useListText';
import { PublishIssuesDialog } from './edit/PublishIssuesDialog';
import { useReferenceTexts } from './edit/useReferenceTexts';
import { getChangedKeys, TextsNotTakenError, useTextEditing } from './edit/useTextEditing';
import {
  type AnalysisCache,
  type AnalyzedRow,
  analyzeRows,
  matchesFilter,
  matchesSearch,
  type RowFilter,
} from './rows/analyzeRows';
import { buildTextRows } from './rows/textRows';
import { TextTable } from './table/TextTable';
import { TextToolbar, TransferMenu } from './toolbar/TextToolbar';
import type { LocaleUrlState } from './useLocaleUrlState';

interface LanguageEditorProps {
  urlState: LocaleUrlState;
  saved: StoreDictionary;
  /** Dictionary of the store's main language. */
  mainQuery: UseQueryResult<StoreDictionary>;
  /** Whether leaving the page would lose edits of any language. */
  guard: () => boolean;
}

/** Editor of one language: toolbar, text table, and publish bar. */
export function LanguageEditor({ urlState, saved, mainQuery, guard }: LanguageEditorProps) {
  const translate = useTranslate();
  const { language, main, show, area, search } = urlState;
  const editor = useTextEditing(language, saved);
  const { value, write } = editor;
  const mainTexts = mainQuery.data?.texts;
  const isMain = main.code === language.code;
  const referenceTexts = useReferenceTexts(urlState.reference);

  // Analyzing rows is expensive, so it runs on a deferred value while typing stays responsive.
  const deferredValue = useDeferredValue(value);
  const keyStableValue = useStableKeys(deferredValue);
  const rows = useMemo(
    () => buildTextRows(language, [saved.texts, keyStableValue], isMain ? keyStableValue : (mainTexts ?? {})),
    [language, isMain, keyStableValue, saved.texts, mainTexts],
  );
  const [analysisCache] = useState((): AnalysisCache => new WeakMap());
  const analyze = useCallback(
    (dictionary: Dictionary, cache?: AnalysisCache) => {
      const mainDictionary = isMain ? dictionary : (mainTexts ?? {});
      return analyzeRows(rows, { language, dictionary, saved: saved.texts, main, mainDictionary }, cache);
    },
    [rows, language, main, isMain, saved.texts, mainTexts],
  );
  const lines = useMemo(() => analyze(deferredValue, analysisCache), [analyze, deferredValue, analysisCache]);
  const [typedSearch, setSearch] = useState(search);
  const deferredSearch = useDeferredValue(typedSearch);
  const visibleLines = useVisibleLines(
    lines,
    { show, area, search: deferredSearch },
    ({ row }) => referenceTexts.getText(row).text,
  );

  const [isConfirming, setConfirming] = useState(false);
  const findFaultyLines = () => lines.filter(({ isChanged, issues }) => isChanged && issues.length > 0);
  const changedCount = useMemo(() => getChangedKeys(saved.texts, value).length, [saved.texts, value]);
  const goToKey = (key: string) => {
    setSearch(key);
    urlState.go({ show: '', area: '', search: key });
  };
  return (
    <Editor
      editor={{ ...editor, submit: () => (findFaultyLines().length > 0 ? setConfirming(true) : editor.submit()) }}
      changes={translate('locale.changed', { smart_count: changedCount })}
      submitLabel={translate('locale.publish', { language: language.ownName })}
      getLabel={(path) => path.join('.')}
      formatValue={(text) => (typeof text === 'string' ? text : '')}
      renderError={(error) => <PublishNotice error={error} onGo={goToKey} />}
      guard={guard}
    >
      {mainQuery.isError && !mainQuery.data && !isMain && (
        <ReadNotice
          tone="waiting"
          title={translate('locale.mainFailed', { language: main.ownName })}
          read={mainQuery}
        />
      )}
      <section aria-label={language.ownName} className={sheets.sheet}>
        <TextToolbar
          urlState={urlState}
          lines={lines}
          search={typedSearch}
          onSearch={(text) => {
            setSearch(text);
            urlState.go({ search: text });
          }}
          menu={
            <TransferMenu
              urlState={urlState}
              lines={lines}
              texts={value}
              getReferenceText={referenceTexts.getText}
              analyze={analyze}
              onImport={(texts) => editor.change(texts)}
              onUndo={editor.undo}
            />
          }
        />
        {Object.keys(saved.unknownEntries).length > 0 && <UnknownEntriesNotice unknownEntries={saved.unknownEntries} />}
        {referenceTexts.error !== null && (
          <ReadNotice
            tone="waiting"
            title={translate('locale.failed', { language: urlState.reference?.ownName ?? '' })}
            read={{ ...referenceTexts, refetch: referenceTexts.retry }}
          />
        )}
        {visibleLines.length > 0 ? (
          <TextTable
            lines={visibleLines}
            texts={value}
            saved={saved.texts}
            language={language}
            reference={referenceTexts}
            onWrite={write}
          />
        ) : (
          <EmptyState title={translate(emptyMessages[lines.length === 0 ? 'all' : show])} />
        )}
      </section>
      {isConfirming && (
        <PublishIssuesDialog
          lines={findFaultyLines()}
          onCancel={() => setConfirming(false)}
          onConfirm={() => {
            setConfirming(false);
            void editor.submit();
          }}
        />
      )}
    </Editor>
  );
}

const emptyMessages = {
  all: 'locale.empty.all',
  untranslated: 'locale.empty.untranslated',
  changed: 'locale.empty.changed',
  problems: 'locale.empty.problems',
} as const;

/** Lists dictionary entries that aren't texts and therefore can't be edited here. */
function UnknownEntriesNotice({ unknownEntries }: { unknownEntries: StoreDictionary['unknownEntries'] }) {
  const translate = useTranslate();
  const list = useListText();
  const keys = Object.entries(unknownEntries).flatMap(([key, value]) => (value === '' ? [] : [key]));
  if (keys.length === 0) return null;
  return (
    <Banner tone="info" title={translate('locale.rest', { smart_count: keys.length })}>
      <bdi>{list(keys.slice(0, 20))}</bdi>
    </Banner>
  );
}

/** Returns the previous dictionary while its keys are unchanged, so that typing doesn't rebuild the rows. */
function useStableKeys(dictionary: Dictionary): Dictionary {
  const [stable, setStable] = useState(dictionary);
  if (stable === dictionary || hasSameKeys(stable, dictionary)) return stable;
  setStable(dictionary);
  return dictionary;
}

function hasSameKeys(a: Dictionary, b: Dictionary): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key));
}

interface LineFilter {
  show: RowFilter;
  area: string;
  search: string;
}

/**
 * Filters the rows. A row that stops matching while it is edited stays visible until the filter changes.
 * @param getReferenceText text of the reference column, which is searched too
 */
function useVisibleLines(
  lines: readonly AnalyzedRow[],
  { show, area, search }: LineFilter,
  getReferenceText: (line: AnalyzedRow) => string,
): readonly AnalyzedRow[] {
  const matching = lines.filter(
    (line) =>
      matchesFilter(line, show) &&
      (area === '' || line.row.area === area) &&
      matchesSearch(line, () => getReferenceText(line), search),
  );
  const filterKey = JSON.stringify([show, area, search]);
  const [pinned, setPinned] = useState<PinnedLines>(() => ({ filterKey, keys: getKeys(matching) }));
  if (pinned.filterKey !== filterKey) setPinned({ filterKey, keys: getKeys(matching) });
  else if (matching.some(({ row }) => !pinned.keys.has(row.key))) {
    setPinned({ filterKey, keys: new Set([...pinned.keys, ...getKeys(matching)]) });
  }
  return lines.filter(({ row }) => pinned.keys.has(row.key));
}

interface PinnedLines {
  filterKey: string;
  keys: ReadonlySet<string>;
}

const getKeys = (lines: readonly AnalyzedRow[]): ReadonlySet<string> => new Set(lines.map(({ row }) => row.key));

interface PublishNoticeProps {
  error: AppError;
  /** Navigates to the text of a key. */
  onGo: (key: string) => void;
}

/** Explains why publishing failed. */
function PublishNotice({ error, onGo }: PublishNoticeProps) {
  const translate = useTranslate();
  const getErrorReason = useErrorReason();
  const renderKeys = (texts: readonly (readonly [key: string, text: string])[]) => (
    <ul>
      {texts.map(([key, text]) => (
        <li key={key}>
          <Button kind="quiet" size="small" onClick={() => onGo(key)}>
            <bdi>{key}</bdi>
          </Button>{' '}
          {text}
        </li>
      ))}
    </ul>
  );
  if (error instanceof TextsNotTakenError) {
    return (
      <Banner tone="danger" title={translate('locale.notTaken', { smart_count: error.keys.length })}>
        {renderKeys(error.keys.map((key) => [key, '']))}
      </Banner>
    );
  }
  return (
    <Banner tone="danger" title={translate(error.uncertain ? 'locale.publishUnknown' : 'locale.publishFailed')}>
      <p>{getErrorReason(error)}</p>
      {renderKeys(Object.entries(error.fields))}
    </Banner>
  );
}
