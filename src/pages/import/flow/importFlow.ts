/** One import while it is prepared: what the merchant says on one side, the worker that keeps the rows on the other. */
import { type ImportKindName, importKinds } from '../../../../resources/imports';
import type { ReadOptions } from '../../../lib/csv/readTable';
import { createStore } from '../../../session/createStore';
import type { DayFormat, DecimalSign } from '../check/formats';
import type { Mapping } from '../columns/guessColumns';
import type { AgainstShop, KnownCustomer } from '../table/againstShop';
import type { DuplicateChoice, ImportRow, ImportSummary, RowStanding, RowView } from '../table/importTable';
import type { ImportSession, TableOverview } from '../worker/importSession';
import { emptyFlow, type FlowState, type ImportNotes, type ImportSource, isMapped } from './flowState';

type Asked<Call> = Call extends (...given: infer Given) => infer Answer
  ? (...given: Given) => Promise<Awaited<Answer>>
  : never;

/** An import session that runs elsewhere. */
export interface SessionWorker {
  session: { [Name in keyof ImportSession]: Asked<ImportSession[Name]> };
  callback: <Given extends (...values: never[]) => void>(given: Given) => Given;
  /** Refused when nothing will be answered any more. */
  broken: Promise<never>;
  end(): void;
}

interface Ports {
  kind: ImportKindName;
  startWorker: () => SessionWorker;
  /** The present, ISO 8601. */
  now: () => string;
}

export interface ImportFlow {
  get(): FlowState;
  subscribe(listener: () => void): () => void;
  /** Reads another source, in place of the one before. */
  open(source: ImportSource): void;
  /** Reads the same source anew, otherwise. */
  readAs(options: ReadOptions): void;
  stop(): void;
  /** Says what a column holds; null for nothing that is brought in. */
  map(column: number, field: string | null): void;
  setDefault(field: string, text: string): void;
  choose(change: { decimal?: DecimalSign; day?: DayFormat; duplicates?: DuplicateChoice }): void;
  note(notes: ImportNotes): void;
  edit(row: number, field: string, text: string): Promise<void>;
  skip(rows: readonly number[], isSkipped: boolean): Promise<void>;
  view(rows: readonly number[]): Promise<readonly RowView[]>;
  rowsThatAre(which: RowStanding): Promise<readonly number[]>;
  ready(from: number, count: number): Promise<readonly ImportRow[]>;
  against(customers: readonly KnownCustomer[]): Promise<AgainstShop>;
  faultyFile(words: Readonly<Record<string, string>>): Promise<Blob>;
  /** Lets the rows go. */
  end(): void;
}

export function createImportFlow({ kind, startWorker, now }: Ports): ImportFlow {
  const store = createStore<FlowState>(emptyFlow);
  let worker: SessionWorker | null = null;
  /** Counts readings: what an earlier one answers is not looked at. */
  let reading = 0;
  let mustCheck = false;
  let isChecking = false;

  const set = (change: Partial<FlowState>) => store.set({ ...store.get(), ...change });

  /** Asks the worker; fails when it breaks down. */
  const ask = <Answer>(question: (session: SessionWorker['session']) => Promise<Answer>): Promise<Answer> => {
    const { session, broken } = running();
    return Promise.race([question(session), broken]);
  };
  const running = (): SessionWorker => {
    if (worker) return worker;
    const started = startWorker();
    started.broken.catch(() => worker === started && fail());
    worker = started;
    return started;
  };
  const end = () => {
    reading += 1;
    worker?.end();
    worker = null;
  };
  /** Nothing is answered any more; the source is still there to be read again. */
  const fail = () => {
    end();
    set({ reading: { kind: 'failed' }, summary: null, isChecking: false });
  };
  /** Does something of this reading; failing, it takes the reading with it. */
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    const own = reading;
    try {
      await work();
    } catch {
      if (own === reading) fail();
    }
  };

  async function read(): Promise<void> {
    const { source, options } = store.get();
    if (!source) return;
    reading += 1;
    const own = reading;
    set({ reading: { kind: 'reading', share: 0 }, summary: null, corrections: 0 });
    await attempt(async () => {
      const onProgress = (share: number) => {
        const isRunning = own === reading && store.get().reading.kind === 'reading';
        if (isRunning) set({ reading: { kind: 'reading', share } });
      };
      const callback = running().callback(onProgress);
      const answer = await ask((session) => session.open(kind, source.data, options, callback));
      if (own !== reading) return;
      if ('fault' in answer) set({ reading: { kind: 'refused', fault: answer.fault } });
      else await opened(answer.table);
    });
  }

  async function opened(table: TableOverview): Promise<void> {
    const own = reading;
    const { table: before, mapping: said } = store.get();
    // Columns that are the same as before keep what was said of them.
    const mapping = before && namesOf(before) === namesOf(table) ? said : table.mapping;
    const formats = await formatsOf(mapping);
    if (own !== reading) return;
    set({ reading: { kind: 'open' }, table, mapping, guessed: table.mapping, ...formats });
    void check();
  }
  const namesOf = (table: TableOverview) => table.columns.map(({ name }) => name).join('\u0000');

  /** How the mapped columns are read: as was said, where that is still possible. */
  async function formatsOf(mapping: Mapping): Promise<Pick<FlowState, 'possible' | 'decimal' | 'day'>> {
    const possible = await ask((session) => session.formats(mapping));
    const { decimal, day, possible: before } = store.get();
    const [firstDecimal = '.'] = possible.decimals;
    const isSame = <Item>(one: readonly Item[], other: readonly Item[]) => one.join() === other.join();
    const keepsDecimal = isSame(possible.decimals, before.decimals);
    const holdsDays = daysAreMapped(mapping);
    // Two readings of a date are both right for many dates: only the merchant knows.
    const onlyDay = holdsDays && possible.days.length > 1 ? null : (possible.days[0] ?? 'iso');
    return {
      possible,
      decimal: keepsDecimal ? decimal : firstDecimal,
      day: isSame(possible.days, before.days) && holdsDays ? day : onlyDay,
    };
  }
  const daysAreMapped = (mapping: Mapping) =>
    Object.entries(importKinds[kind].fields).some(
      ([name, field]) => field.kind === 'day' && mapping[name] !== undefined,
    );

  /** Checks every row, once more if something was said meanwhile. */
  async function check(): Promise<void> {
    mustCheck = true;
    if (isChecking) return;
    isChecking = true;
    await attempt(async () => {
      while (mustCheck) {
        mustCheck = false;
        const state = store.get();
        if (!isMapped(kind, state)) {
          set({ summary: null, isChecking: false });
          continue;
        }
        set({ isChecking: true });
        const { mapping, defaults, decimal, day, duplicates } = state;
        const formats = { decimal, day: day ?? 'iso', now: now() };
        const summary = await ask((session) => session.check({ mapping, defaults, formats, duplicates }));
        if (!mustCheck) told(summary);
      }
    });
    isChecking = false;
  }
  const told = (summary: ImportSummary) => set({ summary, isChecking: false, turn: store.get().turn + 1 });

  async function remap(mapping: Mapping): Promise<void> {
    set({ mapping, summary: null });
    await attempt(async () => {
      const formats = await formatsOf(mapping);
      // Another column may have been mapped meanwhile.
      if (store.get().mapping === mapping) set(formats);
      await check();
    });
  }
  const change = async (work: (session: SessionWorker['session']) => Promise<ImportSummary>, count: number) => {
    set({ corrections: store.get().corrections + count });
    await attempt(async () => told(await ask(work)));
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    open(source) {
      const { duplicates, notes, turn } = store.get();
      set({ ...emptyFlow, duplicates, notes, source, turn: turn + 1 });
      void read();
    },
    readAs(options) {
      set({ options: { ...store.get().options, ...options } });
      void read();
    },
    stop() {
      if (store.get().reading.kind !== 'reading') return;
      end();
      set({ reading: { kind: 'stopped' } });
    },
    map(column, field) {
      const others = Object.entries(store.get().mapping).filter(([name, index]) => index !== column && name !== field);
      void remap(Object.fromEntries(field === null ? others : [...others, [field, column]]));
    },
    setDefault(field, text) {
      set({ defaults: { ...store.get().defaults, [field]: text } });
      void check();
    },
    choose(said) {
      set(said);
      void check();
    },
    note: (notes) => set({ notes }),
    edit: (row, field, text) => change((session) => session.edit(row, field, text), 1),
    skip: (rows, isSkipped) => change((session) => session.skip(rows, isSkipped), rows.length),
    view: (rows) => ask((session) => session.view(rows)),
    rowsThatAre: (which) => ask((session) => session.rowsThatAre(which)),
    ready: (from, count) => ask((session) => session.ready(from, count)),
    against: (customers) => ask((session) => session.against(customers)),
    faultyFile: (words) => ask((session) => session.faultyFile(words)),
    end,
  };
}
