import { skipToken, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { getServerTime } from '../../../../dataProvider/http/serverClock';
import type { ImportKindName } from '../../../../resources/imports';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { useProvider } from '../../../engine/shop/useProvider';
import { formatFileName } from '../../../lib/format/fileName';
import { Button } from '../../../ui/buttons/Button';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Select } from '../../../ui/inputs/Select';
import { fetchAllCustomers, fetchProductIds } from '../comparison/fetchStoreRecords';
import { fileImports } from '../history/fileImports';
import styles from '../Step.module.css';
import { startImportWorker } from '../worker/startImportWorker';
import type { CheckedFile, StoreContent } from './checkTogether';
import { fileQueue, getNextFile, type QueuedFile, queueFiles, sortFiles } from './fileQueue';
import { JointCheck } from './JointCheck';

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
  const dataProvider = useProvider();
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
    <div className={styles.stack}>
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
  const [customers, productIds] = await Promise.all([
    fetchAllCustomers(dataProvider, signal).catch(() => null),
    fetchProductIds(dataProvider, signal).catch(() => null),
  ]);
  return { emails: customers?.map(({ email }) => email) ?? null, productIds };
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
