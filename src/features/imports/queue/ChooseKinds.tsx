import { skipToken, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { sum } from 'es-toolkit/math';
import { useDataProvider, useLocale, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { getServerTime } from '../../../../dataProvider/http/serverClock';
import type { ImportKindName } from '../../../../resources/imports';
import { ReadNotice } from '../../../engine/errors/ReadNotice';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatFileName } from '../../../lib/format/file';
import { formatAndList } from '../../../lib/format/formatList';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Button } from '../../../ui/buttons/Button';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Select } from '../../../ui/inputs/Select';
import flowStyles from '../../../ui/layout/flow.module.css';
import textStyles from '../../../ui/text/text.module.css';
import { fetchAllCustomers } from '../comparison/fetchStoreRecords';
import { fetchProducts } from '../comparison/storeProducts';
import { fileImports } from '../history/fileImports';
import styles from '../Step.module.css';
import { startImportWorker } from '../worker/startImportWorker';
import type { CheckedFile, StoreContent } from './checkTogether';
import { fileQueue, getNextFile, type QueuedFile, queueFiles, sortFiles } from './fileQueue';
import queueReportStyles from './QueueReport.module.css';

interface ChooseKindsProps {
  files: readonly File[];
  onCancel: () => void;
}

type Choice = ImportKindName | 'leaveOut' | '';

/** Shows what several files hold, lets the merchant correct it, and starts with the first one. */
export function ChooseKinds({ files, onCancel }: ChooseKindsProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { siteId } = useCurrentSite();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [chosen, setChosen] = useState<ReadonlyMap<File, Choice>>(new Map());
  const recognized = useQuery({
    queryKey: ['imports', 'kinds', files.map(({ name, size, lastModified }) => [name, size, lastModified])],
    queryFn: () => recognizeFiles(files),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const getKind = (file: File, index: number): Choice => chosen.get(file) ?? recognized.data?.[index] ?? '';
  const items = sortFiles(
    files.flatMap((file, index) => {
      const kind = getKind(file, index);
      return kind === '' || kind === 'leaveOut' ? [] : [{ file, kind }];
    }),
  );
  const isComplete = recognized.data !== undefined && files.every((file, index) => getKind(file, index) !== '');
  const store = useQuery({
    queryKey: ['imports', 'storeContent', siteId],
    queryFn: ({ signal }) => fetchStoreContent(dataProvider, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const check = useQuery({
    queryKey: [
      ...['imports', 'together', siteId],
      items.map(({ file: { name, size, lastModified }, kind }) => [name, size, lastModified, kind]),
    ],
    queryFn: store.data ? () => checkFiles(items, store.data) : skipToken,
    enabled: isComplete && items.length > 0,
    gcTime: 0,
  });
  if (recognized.isPending) return <Skeleton width="100%" height="80px" />;
  const start = () => {
    queueFiles(siteId, items);
    const path = fileImports.find(([kind]) => kind === getNextFile(fileQueue.get(), siteId)?.kind)?.[1];
    onCancel();
    if (path) void navigate(path);
  };
  return (
    <div className={flowStyles.rows2}>
      <p>{translate('import.queue.text')}</p>
      {files.map((file, index) => (
        <Select
          key={`${file.name}/${file.size}/${file.lastModified}`}
          showLabel
          label={formatFileName(file.name)}
          value={getKind(file, index)}
          options={[
            ...(getKind(file, index) === '' ? [{ value: '' as const, label: translate('import.queue.choose') }] : []),
            ...fileImports.map(([kind]) => ({ value: kind, label: translate(`importRun.kinds.${kind}`) })),
            { value: 'leaveOut' as const, label: translate('import.queue.leaveOut') },
          ]}
          onChange={(kind: Choice) => setChosen(new Map(chosen).set(file, kind))}
        />
      ))}
      {isComplete && items.length > 0 && <JointCheck items={items} check={check} />}
      <div className={styles.footer}>
        <Button onClick={onCancel}>{translate('ui.cancel')}</Button>
        <Button kind="primary" disabled={!isComplete || items.length === 0 || check.isPending} onClick={start}>
          {translate('import.queue.start')}
        </Button>
      </div>
    </div>
  );
}

/** Fetches the customers and products that the files are compared with. What can't be read is null. */
async function fetchStoreContent(dataProvider: ConsoleDataProvider, signal: AbortSignal): Promise<StoreContent> {
  const [customers, products] = await Promise.all([
    fetchAllCustomers(dataProvider, signal).catch(() => null),
    fetchProducts(dataProvider, signal).catch(() => null),
  ]);
  return { emails: customers?.map(({ email }) => email) ?? null, products };
}

/** Checks the files together, and with the store. */
async function checkFiles(
  items: readonly Pick<QueuedFile, 'file' | 'kind'>[],
  store: StoreContent,
): Promise<CheckedFile[]> {
  const worker = startImportWorker();
  try {
    const now = new Date(getServerTime()).toISOString();
    return await Promise.race([worker.session.checkTogether(items, store, now), worker.crashed]);
  } finally {
    worker.dispose();
  }
}

/** Returns what the files hold; null for those that don't tell. */
async function recognizeFiles(files: readonly File[]): Promise<(ImportKindName | null)[]> {
  const worker = startImportWorker();
  try {
    const kinds: (ImportKindName | null)[] = [];
    for (const file of files) kinds.push(await Promise.race([worker.session.recognize(file), worker.crashed]));
    return kinds;
  } finally {
    worker.dispose();
  }
}

interface JointCheckProps {
  /** In the order of their imports. */
  items: readonly Pick<QueuedFile, 'file' | 'kind'>[];
  check: UseQueryResult<readonly CheckedFile[]>;
}

const columns = ['rows', 'ready', 'faulty', 'leftOut'] as const;

/** Numbers of rows. Those are missing that depend on what the file asks. */
type Counts = Readonly<Partial<Record<(typeof columns)[number], number>>>;

const getCounts = (checked: CheckedFile): Counts =>
  checked.refused === null ? { rows: checked.rows, ...checked.counts } : {};

/** What each of several files would import, before the first is sent: rows, questions, and what the files share. */
function JointCheck({ items, check }: JointCheckProps) {
  const translate = useTranslate();
  const locale = useLocale();
  if (check.isPending) return <Skeleton width="100%" height="120px" />;
  if (check.isError) {
    return <ReadNotice tone="info" title={translate('import.queue.failed')} read={check} />;
  }
  const readable = check.data.filter((checked) => checked.refused === null).map(getCounts);
  const total: Counts = Object.fromEntries(
    columns.flatMap((name) => {
      const counts = readable.map((file) => file[name]);
      return counts.every((count) => count !== undefined) ? [[name, sum(counts)]] : [];
    }),
  );
  const renderCounts = (counts: Counts) =>
    columns.map((name) => (
      <td key={name} data-label={translate(`import.queue.${name}`)}>
        {counts[name] === undefined ? '–' : formatPoints(counts[name], locale)}
      </td>
    ));
  return (
    <table className={queueReportStyles.table}>
      <caption className={queueReportStyles.caption}>{translate('import.queue.check')}</caption>
      <thead>
        <tr>
          <th scope="col">{translate('import.queue.file')}</th>
          {columns.map((name) => (
            <th key={name} scope="col">
              {translate(`import.queue.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map(({ file, kind }, index) => {
          const checked = check.data[index];
          if (!checked) return null;
          return (
            <tr key={`${kind}/${file.name}/${file.size}/${file.lastModified}`}>
              <th scope="row">
                <bdi>{formatFileName(file.name)}</bdi>
                {getNotes(kind, checked).map((note) => (
                  <div key={note} className={textStyles.smallSecond}>
                    {note}
                  </div>
                ))}
              </th>
              {renderCounts(getCounts(checked))}
            </tr>
          );
        })}
        {items.length > 1 && (
          <tr className={queueReportStyles.total}>
            <th scope="row">{translate('importRun.queue.total')}</th>
            {renderCounts(total)}
          </tr>
        )}
      </tbody>
    </table>
  );

  function getNotes(kind: QueuedFile['kind'], checked: CheckedFile): string[] {
    const notes = [translate(`importRun.kinds.${kind}`)];
    if (checked.refused !== null) return [...notes, translate('import.queue.refused')];
    const add = (key: string, count: number | null) => {
      if (count)
        notes.push(translate(`import.queue.${key}`, { smart_count: count, count: formatPoints(count, locale) }));
    };
    if (checked.asked.length > 0) {
      const fields = formatAndList(
        checked.asked.map((field) => translate(`import.field.${field}`)),
        locale,
      );
      notes.push(translate('import.queue.asked', { fields }));
    }
    add(kind === 'reviews' ? 'strangers' : 'newCustomers', checked.newCustomers);
    add('unknownProducts', checked.unknownProducts);
    add('unmatchedNames', checked.unmatchedNames);
    add('repeated', checked.repeated);
    return notes;
  }
}
