import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { type RefObject, useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import type { Entity, SuggestionSource } from '../../../../resources/entity';
import { defaultSort } from '../../../../resources/sorts';
import { clipText } from '../../../lib/format/text';
import { ariaKeyShortcuts, formatShortcut } from '../../../lib/formatShortcut';
import { runWhenIdle } from '../../../lib/timing/runWhenIdle';
import { Button } from '../../../ui/buttons/Button';
import { Kbd } from '../../../ui/text/Kbd';
import textStyles from '../../../ui/text/text.module.css';
import { useKeyNames } from '../../../ui/text/useKeyNames';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { type ConsoleRecord, getFieldValue } from '../../records/consoleRecord';
import { getFieldText, isSameText } from '../composeField';
import { rankBySimilarity } from './rankBySimilarity';
import styles from './SuggestedReplyList.module.css';

interface SuggestedReplyListProps {
  entity: Entity;
  record: ConsoleRecord;
  /** Field of the text. */
  field: string;
  reuse: SuggestionSource;
  /** Text box whose key events control the list. */
  box: RefObject<HTMLTextAreaElement | null>;
  onInsert: (text: string) => void;
}

/** Longer questions are truncated. */
const MAX_QUESTION_LENGTH = 140;

/** Texts of similar records, inserted by click or by key. */
export function SuggestedReplyList({ entity, record, field, reuse, box, onInsert }: SuggestedReplyListProps) {
  const translate = useTranslate();
  const nameKeys = useKeyNames();
  const id = useId();
  const { state, texts, retry } = useSuggestedReplies(entity, record, field, reuse);
  const [chosen, setChosen] = useState(0);
  const activeIndex = Math.min(chosen, texts.length - 1);

  // Alt with Enter or an arrow key exists in every keyboard layout and is not reserved by browsers.
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || texts.length === 0) return;
    const text = texts[activeIndex];
    if (event.key === 'ArrowDown') setChosen((activeIndex + 1) % texts.length);
    else if (event.key === 'ArrowUp') setChosen((activeIndex + texts.length - 1) % texts.length);
    else if (event.key === 'Enter' && text && !event.repeat) onInsert(text.text);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const field = box.current;
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    field?.addEventListener('keydown', listen);
    return () => field?.removeEventListener('keydown', listen);
  }, [box]);

  return (
    <section aria-labelledby={id} className={styles.reuse}>
      <div className={styles.head}>
        <p id={id} className={textStyles.strong}>
          {translate('replies.reuse.title')}
        </p>
        {texts.length > 1 && (
          <span className={styles.hint} aria-hidden="true">
            <Kbd keys={nameKeys(formatShortcut(['alt'], '↑↓'))} /> {translate('replies.reuse.move')}
          </span>
        )}
      </div>
      <p role="status" className={styles.state}>
        {state === 'pending' && translate('replies.reuse.pending')}
        {state === 'ready' && texts.length === 0 && translate('replies.reuse.none')}
        {state === 'failed' && translate('replies.reuse.failed')}
        {state === 'failed' && (
          <Button size="small" kind="quiet" onClick={retry}>
            {translate('ui.retry')}
          </Button>
        )}
      </p>
      {texts.length > 0 && (
        <ul className={styles.texts}>
          {texts.map((reply, index) => (
            <SuggestionItem
              key={reply.record.id}
              one={reply}
              productName={getProductName(entity, reuse, reply)}
              isChosen={index === activeIndex}
              onInsert={() => onInsert(reply.text)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface SuggestionItemProps {
  one: SuggestedReply;
  productName: string | null;
  /** Whether the shortcut inserts this one. */
  isChosen: boolean;
  onInsert: () => void;
}

function SuggestionItem({ one, productName, isChosen, onInsert }: SuggestionItemProps) {
  const translate = useTranslate();
  const nameKeys = useKeyNames();
  const like = clipText(one.like, MAX_QUESTION_LENGTH);
  return (
    <li className={styles.item} data-chosen={isChosen || undefined}>
      <div className={styles.words}>
        <p className={textStyles.medium} dir="auto">
          {like}
        </p>
        <p className={styles.text} dir="auto">
          {one.text}
        </p>
        {productName !== null && <p className={textStyles.hint}>{productName}</p>}
      </div>
      <Button
        size="small"
        aria-keyshortcuts={isChosen ? ariaKeyShortcuts(['alt'], 'Enter') : undefined}
        onClick={onInsert}
      >
        <span aria-hidden="true">{translate('replies.reuse.insert')}</span>
        <VisuallyHidden>{translate('replies.reuse.insertOf', { title: like })}</VisuallyHidden>
        {isChosen && (
          <span aria-hidden="true">
            <Kbd keys={nameKeys(formatShortcut(['alt'], 'Enter'))} />
          </span>
        )}
      </Button>
    </li>
  );
}

/** Product name of the other record. Returns null if it is the same product. */
function getProductName(
  { list }: Entity,
  { near }: SuggestionSource,
  { isNear, record }: SuggestedReply,
): string | null {
  const filter = list.filters[near];
  if (isNear || filter?.kind !== 'reference') return null;
  const name = getFieldValue(record, `${filter.path.split('.')[0]}.name`);
  return typeof name === 'string' ? name : null;
}

/** Text of another record that can be reused. */
interface SuggestedReply {
  record: ConsoleRecord;
  /** Text of the other record that is compared, such as its question. */
  like: string;
  text: string;
  /** True for texts of the same product. */
  isNear: boolean;
}

interface ReusableTexts {
  state: 'pending' | 'failed' | 'ready';
  texts: readonly SuggestedReply[];
  retry: () => void;
}

/** Maximum page size of the API. */
const ROWS_PER_READ = 100;
const MAX_SIMILAR = 3;
const MAX_SUGGESTIONS = 5;

/** Suggests texts of similar records: first of the same product, then of others. Loaded when the browser is idle. */
function useSuggestedReplies(
  entity: Entity,
  record: ConsoleRecord,
  field: string,
  reuse: SuggestionSource,
): ReusableTexts {
  const isIdle = useIsIdle();
  const near = entity.list.filters[reuse.near];
  const nearId = near?.kind === 'reference' ? getFieldText(record, near.path) : '';
  const nearRows = useRows(entity, reuse, nearId === '' ? null : { [reuse.near]: nearId }, isIdle);
  const allRows = useRows(entity, reuse, {}, isIdle);
  const targetText = getFieldText(record, reuse.like);

  const texts = useMemo(() => {
    const toSuggestions = (rows: readonly ConsoleRecord[] = [], isNear: boolean) =>
      rows
        .filter(({ id }) => id !== record.id)
        .map((row) => ({
          record: row,
          like: getFieldText(row, reuse.like),
          text: getFieldText(row, field).trim(),
          isNear,
        }))
        .filter(({ text }) => text !== '');
    const ranked = rankBySimilarity(toSuggestions(nearRows.data, true), ({ like }) => like, targetText, MAX_SIMILAR);
    const nearIds = new Set(nearRows.data?.map(({ id }) => id));
    const others = toSuggestions(allRows.data, false).filter(({ record: { id } }) => !nearIds.has(id));
    return uniqueTexts([...ranked, ...rankBySimilarity(others, ({ like }) => like, targetText, MAX_SUGGESTIONS)]).slice(
      0,
      MAX_SUGGESTIONS,
    );
  }, [nearRows.data, allRows.data, record.id, reuse.like, field, targetText]);

  const queries = [nearRows, allRows].filter(({ isEnabled }) => isEnabled);
  const isFailed = queries.some(({ isError }) => isError);
  const isPending = !isIdle || queries.some((query) => query.isPending);
  const finalState = isFailed ? 'failed' : 'ready';
  return {
    // If one of the requests fails, the texts of the other are still shown.
    state: isPending && !isFailed ? 'pending' : finalState,
    texts,
    retry: () => {
      for (const query of queries) if (query.isError) query.refetch();
    },
  };
}

/** Loads one page of records that have such a text. Disabled if `filter` is null. */
function useRows(
  entity: Entity,
  { view }: SuggestionSource,
  filter: Readonly<Record<string, string>> | null,
  isIdle: boolean,
) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const isEnabled = filter !== null;
  const params = {
    pagination: { page: 1, perPage: ROWS_PER_READ },
    sort: defaultSort(entity),
    filter: { ...entity.list.views[view], ...filter },
  };
  const { data, isError, isPending, refetch } = useQuery({
    queryKey: [entity.name, 'reuse', params],
    queryFn: async ({ signal }) => (await dataProvider.getList<ConsoleRecord>(entity.name, { ...params, signal })).data,
    enabled: isEnabled && isIdle,
    staleTime: 60_000,
  });
  return { data, isError, isPending, isEnabled, refetch: () => void refetch() };
}

function uniqueTexts(texts: readonly SuggestedReply[]): readonly SuggestedReply[] {
  return texts.filter((reply, index) => texts.findIndex(({ text }) => isSameText(text, reply.text)) === index);
}

function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => runWhenIdle(() => setIdle(true)), []);
  return isIdle;
}
