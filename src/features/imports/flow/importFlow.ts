/** State of an import being prepared, backed by a worker that holds the rows. */
import { type ImportKindName, importKinds } from '../../../../resources/imports';
import { createStore } from '../../../lib/createStore';
import type { ParseOptions } from '../../../lib/csv/parseTable';
import type { StructureFault } from '../../../lib/csv/tableCollector';
import type { ColumnFormat } from '../columns/columnReading';
import type { ColumnMapping } from '../columns/guessColumns';
import type { PreparedImport } from '../prepared/preparedImport';
import type { ImportRow } from '../table/checkedRows';
import type { CustomerComparison, KnownCustomer, ProductComparison } from '../table/compareWithStore';
import type { StoreProduct } from '../table/findProduct';
import type { ImportSummary, ImportTable, RowStatus, RowView, TableCorrection } from '../table/importTable';
import type { KnownRows } from '../table/knownRows';
import type { ImportSession, TableOverview } from '../worker/importSession';
import {
  canCheckRows,
  type FlowState,
  getCellFormats,
  type ImportNotes,
  type ImportSource,
  initialFlowState,
} from './flowState';

type AsyncMethod<Call> = Call extends (...args: infer Args) => infer Result
  ? (...args: Args) => Promise<Awaited<Result>>
  : never;

/** Proxy of an import session that runs in a worker. */
export interface SessionWorker {
  session: { [Name in keyof ImportSession]: AsyncMethod<ImportSession[Name]> };
  callback: <Callback extends (...args: never[]) => void>(callback: Callback) => Callback;
  /** Rejects when the worker crashes; pending calls never settle then. */
  crashed: Promise<never>;
  dispose(): void;
}

interface Ports {
  kind: ImportKindName;
  startWorker: () => SessionWorker;
  /** Returns the current time (ISO 8601). */
  now: () => string;
}

export interface ImportFlow {
  get(): FlowState;
  subscribe(listener: () => void): () => void;
  /** Reads a new source and resets the state. */
  openSource(source: ImportSource): void;
  /** Parses the same source again with other options. */
  setParseOptions(options: ParseOptions): void;
  /** Reads the same source again, after it was stopped or failed. Keeps the corrections. */
  readAgain(): void;
  /** Drops the source and everything that was chosen for it. */
  startOver(): void;
  /** Stores the rows in the browser. Rejects if storage is unavailable or full. */
  storeRows(key: string): Promise<void>;
  /**
   * Opens stored rows, and applies the stored choices and corrections. Opens nothing if there are no rows.
   * @returns the source
   */
  restore(prepared: PreparedImport, key: string): Promise<ImportSource>;
  stop(): void;
  /** Maps a column to a field; null ignores the column. */
  mapColumn(column: number, field: string | null): void;
  setDefault(field: string, text: string): void;
  /** Chooses how the column of a field is read. */
  setFormat(field: string, format: ColumnFormat): void;
  setChoices(choices: Partial<Pick<FlowState, 'rounding' | 'duplicates' | 'amounts' | 'existing' | 'repeats'>>): void;
  setNotes(notes: ImportNotes): void;
  editCell(row: number, field: string, text: string): Promise<void>;
  /** Repeats the last correction in all rows with the same invalid value. */
  repeatCorrection(): Promise<void>;
  /** Empties the invalid values of an optional field. */
  emptyInvalid(field: string): Promise<void>;
  setRowsSkipped(rows: readonly number[], isSkipped: boolean): Promise<void>;
  /** Takes the cells of all rows with a fault as they are shown. */
  acceptFault(fault: StructureFault): Promise<void>;
  getRows(rows: readonly number[]): Promise<readonly RowView[]>;
  rowsByStatus(which: RowStatus): Promise<readonly number[]>;
  readyRows(from: number, count: number): Promise<readonly ImportRow[]>;
  getParts: AsyncMethod<ImportTable['getParts']>;
  /** Adds rows that the rows of the file may repeat. They are compared by `compareAgain`, or when the rows change. */
  addKnownRows: AsyncMethod<KnownRows['add']>;
  compareAgain(): Promise<void>;
  setCustomers(customers: readonly KnownCustomer[]): Promise<void>;
  compareWithCustomers(): Promise<CustomerComparison>;
  compareWithProducts(products: readonly StoreProduct[] | null): Promise<ProductComparison>;
  exportInvalidRows(messages: Readonly<Record<string, string>>): Promise<Blob>;
  /** Exports the whole file with the corrections. */
  exportCorrected(): Promise<Blob>;
  /** Terminates the worker and drops the rows. */
  dispose(): void;
}

/** Workers started on this page. */
let workerCount = 0;

export function createImportFlow({ kind, startWorker, now }: Ports): ImportFlow {
  const store = createStore<FlowState>(initialFlowState);
  let worker: SessionWorker | null = null;
  /** Incremented for each read, so results of earlier reads can be ignored. */
  let readId = 0;
  let needsCheck = false;
  let isChecking = false;
  /** Key of the stored rows that were restored. */
  let restoredKey = '';

  const set = (changes: Partial<FlowState>) => store.set({ ...store.get(), ...changes });

  /** Calls the worker. Rejects if the worker crashes. */
  const callWorker = <Result>(call: (session: SessionWorker['session']) => Promise<Result>): Promise<Result> => {
    const { session, crashed } = getWorker();
    return Promise.race([call(session), crashed]);
  };
  const getWorker = (): SessionWorker => {
    if (worker) return worker;
    const started = startWorker();
    started.crashed.catch(() => worker === started && fail());
    worker = started;
    workerCount += 1;
    set({ workerId: workerCount });
    return started;
  };
  const dispose = () => {
    readId += 1;
    worker?.dispose();
    worker = null;
  };
  /** Handles a crashed worker. The source is kept, so it can be read again. */
  const fail = () => {
    dispose();
    set({ reading: { kind: 'failed' }, summary: null, isChecking: false });
  };
  /** Runs `work` for the current read. An error fails the read unless a newer one has started. */
  const runForCurrentRead = async (work: () => Promise<void>): Promise<void> => {
    const ownReadId = readId;
    try {
      await work();
    } catch {
      if (ownReadId === readId) fail();
    }
  };

  async function read(): Promise<void> {
    const { source, options } = store.get();
    if (!source) return;
    readId += 1;
    const ownReadId = readId;
    set({ reading: { kind: 'reading', share: 0 }, summary: null, correction: null });
    await runForCurrentRead(async () => {
      const onProgress = (share: number) => {
        const isRunning = ownReadId === readId && store.get().reading.kind === 'reading';
        if (isRunning) set({ reading: { kind: 'reading', share } });
      };
      const callback = getWorker().callback(onProgress);
      const { data } = source;
      const result = await callWorker((session) =>
        data === null ? session.openStored(kind, restoredKey) : session.open(kind, data, options, callback),
      );
      if (ownReadId !== readId) return;
      if (result === null) startOver();
      else if ('issue' in result) set({ reading: { kind: 'refused', issue: result.issue } });
      else await applyTable(result.table);
    });
  }

  async function applyTable(table: TableOverview): Promise<void> {
    const ownReadId = readId;
    const { table: previousTable, mapping: earlierMapping, restoredFrom, corrections } = store.get();
    // Keep the user's mapping if the columns haven't changed.
    const isSame = previousTable ? joinColumnNames(previousTable) === joinColumnNames(table) : restoredFrom !== null;
    const mapping = isSame ? keepMappable(earlierMapping, table) : table.mapping;
    if (corrections.length > 0) await callWorker((session) => session.apply(corrections));
    const readings = await callWorker((session) => session.readColumns(mapping, now()));
    if (ownReadId !== readId) return;
    set({ reading: { kind: 'open' }, table, mapping, guessedMapping: table.mapping, readings });
    void check();
  }
  /** Leaves out what a stored mapping names and this version or file doesn't have. */
  const keepMappable = (mapping: ColumnMapping, table: TableOverview): ColumnMapping =>
    Object.fromEntries(
      Object.entries(mapping).filter(
        ([field, column]) => Object.hasOwn(importKinds[kind].fields, field) && table.columns[column] !== undefined,
      ),
    );
  const joinColumnNames = (table: TableOverview) => table.columns.map(({ name }) => name).join('\u0000');

  /** Checks all rows, and again if something changed during the check. */
  async function check(): Promise<void> {
    needsCheck = true;
    if (isChecking) return;
    isChecking = true;
    await runForCurrentRead(async () => {
      while (needsCheck) {
        needsCheck = false;
        const state = store.get();
        if (!canCheckRows(kind, state)) {
          set({ summary: null, isChecking: false });
          continue;
        }
        set({ isChecking: true });
        const { mapping, defaults, duplicates, amounts, existing, repeats } = state;
        const formats = getCellFormats(kind, state, now());
        const choices = {
          mapping,
          defaults,
          formats,
          duplicates: duplicates ?? 'last',
          amounts: amounts ?? 'add',
          existing,
          repeats,
        };
        const summary = await callWorker((session) => session.check(choices));
        if (!needsCheck) setSummary(summary, { isChecking: false });
      }
    });
    isChecking = false;
  }
  const setSummary = (summary: ImportSummary, changes: Partial<FlowState> = {}) =>
    set({ summary, revision: store.get().revision + 1, ...changes });

  async function remap(mapping: ColumnMapping): Promise<void> {
    set({ mapping, summary: null, readings: null, correction: null });
    await runForCurrentRead(async () => {
      const readings = await callWorker((session) => session.readColumns(mapping, now()));
      // The mapping may have changed during the request.
      if (store.get().mapping === mapping) set({ readings });
      await check();
    });
  }
  /** Shows the summary as soon as it is there: the worker answers in order, so a later call's summary replaces it. */
  const summarize = (work: (session: SessionWorker['session']) => Promise<ImportSummary>) =>
    runForCurrentRead(async () => setSummary(await callWorker(work)));
  const addCorrection = (correction: TableCorrection, count: number) => {
    const { corrections, correctionCount } = store.get();
    set({ corrections: [...corrections, correction], correctionCount: correctionCount + count });
  };
  const correct = async (correction: TableCorrection, count: number) => {
    addCorrection(correction, count);
    await summarize((session) => session.apply([correction]));
  };
  /** Sets the text of a field in all rows with an invalid value of it. @param from only values with this text */
  const replaceInvalid = (field: string, from: string | null, text: string) =>
    runForCurrentRead(async () => {
      const rows = await callWorker((session) => session.findInvalid(field, from));
      await correct({ kind: 'cells', rows, field, text }, rows.length);
    });

  /** Edits a cell. If that corrects a value that other rows have, too, the correction can be repeated there. */
  async function editCell(row: number, field: string, text: string): Promise<void> {
    const edit: TableCorrection = { kind: 'cell', row, field, text };
    set({ correction: null });
    addCorrection(edit, 1);
    // All calls are made at once, so nothing that is called later comes between them.
    const before = callWorker((session) => session.getRows([row]));
    const summarized = summarize((session) => session.apply([edit]));
    const after = callWorker((session) => session.getRows([row]));
    await runForCurrentRead(async () => {
      const [[previous], [edited]] = await Promise.all([before, after]);
      const from = previous?.cells[field] ?? '';
      if (previous?.issues[field] === undefined || edited?.issues[field] !== undefined) return;
      const rows = await callWorker((session) => session.countInvalid(field, from));
      if (rows > 0) set({ correction: { field, from, to: text, rows } });
    });
    await summarized;
  }

  const reset = (changes: Partial<FlowState>) => {
    const { workerId, revision } = store.get();
    set({ ...initialFlowState, workerId, revision: revision + 1, ...changes });
  };
  function startOver(): void {
    dispose();
    reset({});
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    openSource(source) {
      const { repeats, notes } = store.get();
      reset({ repeats, notes, source });
      void read();
    },
    setParseOptions(options) {
      set({ options: { ...store.get().options, ...options }, corrections: [], correctionCount: 0 });
      void read();
    },
    readAgain: () => void read(),
    startOver,
    storeRows: (key) => callWorker((session) => session.storeTable(key)),
    async restore({ name, savedAt, repairs, ...choices }, key) {
      const source: ImportSource = { name, data: null };
      restoredKey = key;
      reset({ ...choices, source, options: { repairs }, restoredFrom: savedAt });
      await read();
      return source;
    },
    stop() {
      if (store.get().reading.kind !== 'reading') return;
      dispose();
      set({ reading: { kind: 'stopped' } });
    },
    mapColumn(column, field) {
      const others = Object.entries(store.get().mapping).filter(([name, index]) => index !== column && name !== field);
      // A format was chosen for the values of another column.
      const { [field ?? '']: _, ...formats } = store.get().formats;
      set({ formats });
      void remap(Object.fromEntries(field === null ? others : [...others, [field, column]]));
    },
    setDefault(field, text) {
      set({ defaults: { ...store.get().defaults, [field]: text } });
      void check();
    },
    setFormat(field, format) {
      set({ formats: { ...store.get().formats, [field]: format } });
      void check();
    },
    setChoices(choices) {
      set(choices);
      void check();
    },
    setNotes: (notes) => set({ notes }),
    editCell,
    async repeatCorrection() {
      const { correction } = store.get();
      if (!correction) return;
      const { field, from, to } = correction;
      set({ correction: null });
      await replaceInvalid(field, from, to);
    },
    async emptyInvalid(field) {
      set({ correction: null });
      await replaceInvalid(field, null, '');
    },
    setRowsSkipped: (rows, isSkipped) => correct({ kind: 'skip', rows, isSkipped }, rows.length),
    acceptFault: (fault) => correct({ kind: 'accept', fault }, store.get().summary?.countByIssue[fault] ?? 0),
    getRows: (rows) => callWorker((session) => session.getRows(rows)),
    rowsByStatus: (which) => callWorker((session) => session.rowsByStatus(which)),
    readyRows: (from, count) => callWorker((session) => session.readyRows(from, count)),
    getParts: () => callWorker((session) => session.getParts()),
    addKnownRows: (source, rows) => callWorker((session) => session.addKnownRows(source, rows)),
    compareAgain: () => summarize((session) => session.compareAgain()),
    setCustomers: (customers) => summarize((session) => session.setCustomers(customers)),
    compareWithCustomers: () => callWorker((session) => session.compareWithCustomers()),
    compareWithProducts: (products) => callWorker((session) => session.compareWithProducts(products)),
    exportInvalidRows: (messages) => callWorker((session) => session.exportInvalidRows(messages)),
    exportCorrected: () => callWorker((session) => session.exportCorrected()),
    dispose,
  };
}
