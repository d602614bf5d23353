import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useDeferredValue, useMemo, useState } from 'react';
import type { ShopDictionary } from '../../../resources/storefront/shopDictionary';
import { DisputeNotice } from '../../engine/editing/DisputeNotice';
import { EditBar } from '../../engine/editing/EditBar';
import { ReadNotice } from '../../engine/ReadNotice';
import { EmptyState } from '../../ui/EmptyState';
import { Notice } from '../../ui/Notice';
import sheets from '../../ui/sheet.module.css';
import { useListText } from '../../ui/useListText';
import { useBesideTexts } from './edit/useBesideTexts';
import { useTextEditing } from './edit/useTextEditing';
import styles from './LanguageEditor.module.css';
import { lookAt, type Seen } from './rows/lookedAt';
import { textRows } from './rows/textRows';
import { useSameKeys } from './rows/useSameKeys';
import { PublishNotice } from './save/PublishNotice';
import { changedKeys } from './save/saveDictionary';
import { TextTable } from './table/TextTable';
import { useShownLines } from './table/useShownLines';
import { TextToolbar } from './toolbar/TextToolbar';
import { TransferMenu } from './transfer/TransferMenu';
import type { LocaleAddress } from './useLocaleAddress';

interface LanguageEditorProps {
  address: LocaleAddress;
  saved: ShopDictionary;
  /** What the shop's main language says. */
  mains: UseQueryResult<ShopDictionary>;
  /** Codes of the languages in which something is not published. */
  unpublished: ReadonlySet<string>;
}

/** The texts of one language: the table, what can be asked of it, and what is not published. */
export function LanguageEditor({ address, saved, mains }: LanguageEditorProps) {
  const translate = useTranslate();
  const { language, main, show, area, search } = address;
  const { edited, outcome, publish, write } = useTextEditing(language, saved);
  const { value } = edited;
  const mainTexts = mains.data?.texts;
  const isMain = main.code === language.code;
  const beside = useBesideTexts(address.beside);

  // What is typed is shown at once; what comes of it may take a moment.
  const looked = useDeferredValue(value);
  const keyed = useSameKeys(looked);
  const rows = useMemo(
    () => textRows(language, [saved.texts, keyed], isMain ? keyed : (mainTexts ?? {})),
    [language, isMain, keyed, saved.texts, mainTexts],
  );
  const [seen] = useState((): Seen => new WeakMap());
  const lines = useMemo(() => {
    const mainDictionary = isMain ? looked : (mainTexts ?? {});
    return lookAt(rows, { language, dictionary: looked, saved: saved.texts, main, mainDictionary }, seen);
  }, [rows, language, main, isMain, looked, saved.texts, mainTexts, seen]);
  const [typedSearch, setSearch] = useState(search);
  const sought = useDeferredValue(typedSearch);
  const shown = useShownLines(lines, { show, area, search: sought }, ({ row }) => beside.textOf(row).text);

  const changed = useMemo(() => changedKeys(saved.texts, value).length, [saved.texts, value]);
  const goToKey = (key: string) => {
    setSearch(key);
    address.go({ show: '', area: '', search: key });
  };
  return (
    <>
      {edited.isRestored && edited.isChanged && <Notice tone="info" title={translate('editing.restored')} />}
      {mains.isError && !mains.data && !isMain && (
        <ReadNotice
          tone="waiting"
          title={translate('locale.mainFailed', { language: main.ownName })}
          error={mains.error}
          busy={mains.isFetching}
          onRetry={() => void mains.refetch()}
        />
      )}
      <PublishNotice outcome={outcome} onGo={goToKey} />
      <DisputeNotice
        disputes={edited.disputes}
        decide={edited.decide}
        nameOf={(path) => path.join('.')}
        textOf={(text) => (typeof text === 'string' ? text : '')}
      />
      <section aria-label={language.ownName} className={sheets.sheet}>
        <TextToolbar
          address={address}
          lines={lines}
          search={typedSearch}
          onSearch={(text) => {
            setSearch(text);
            address.go({ search: text });
          }}
          menu={
            <TransferMenu
              address={address}
              lines={lines}
              texts={value}
              besideOf={beside.textOf}
              onTake={(texts) => edited.change(texts)}
              onUndo={edited.undo}
            />
          }
        />
        {Object.keys(saved.rest).length > 0 && <RestNotice rest={saved.rest} />}
        {beside.error !== null && (
          <ReadNotice
            tone="waiting"
            title={translate('locale.failed', { language: address.beside?.ownName ?? '' })}
            error={beside.error}
            busy={beside.isFetching}
            onRetry={beside.retry}
          />
        )}
        {shown.length > 0 ? (
          <TextTable
            // Another question begins at the top.
            lines={shown}
            texts={value}
            saved={saved.texts}
            language={language}
            beside={beside}
            onWrite={write}
          />
        ) : (
          <EmptyState title={translate(emptyWords[lines.length === 0 ? 'all' : show])} />
        )}
      </section>
      <EditBar
        edited={edited}
        says={<span className={styles.says}>{translate('locale.changed', { smart_count: changed })}</span>}
        publish={translate('locale.publish', { language: language.ownName })}
        onPublish={() => void publish()}
      />
    </>
  );
}

const emptyWords = {
  all: 'locale.empty.all',
  untranslated: 'locale.empty.untranslated',
  changed: 'locale.empty.changed',
  problems: 'locale.empty.problems',
} as const;

/** Tells of what is in a dictionary and cannot be shown as a text. */
function RestNotice({ rest }: { rest: ShopDictionary['rest'] }) {
  const translate = useTranslate();
  const list = useListText();
  const keys = Object.entries(rest).flatMap(([key, value]) => (value === '' ? [] : [key]));
  if (keys.length === 0) return null;
  return (
    <Notice tone="info" title={translate('locale.rest', { smart_count: keys.length })}>
      <bdi>{list(keys.slice(0, 20))}</bdi>
    </Notice>
  );
}
