import {
  type DefaultedQueryObserverOptions,
  QueryClient,
  type QueryClientConfig,
  type QueryKey,
  type QueryObserverOptions,
} from '@tanstack/react-query';
import { createPendingLayers } from './pendingLayers';
import { changeRecords, isRecord } from './recordCache';

type Select = (data: unknown) => unknown;

const identity: Select = (data) => data;

/**
 * The query client of a store. Every query of a resource shows the pending changes of its records, those of an
 * extension's `useGetList` included: a `select` applies them, so that the cache holds the server's values alone.
 * `getQueryData`, `fetchQuery` and exports therefore see the server's values.
 */
export class ConsoleQueryClient extends QueryClient {
  readonly layers = createPendingLayers();
  /** Selects of the resources that have layers, by the query's own select. New ones are made when a layer changes. */
  readonly #selects = new Map<string, WeakMap<Select, Select>>();
  readonly #ownSelects = new WeakMap<Select, Select>();
  #openWrites = 0;
  #heldWrites = 0;

  constructor(config?: QueryClientConfig) {
    super(config);
    this.layers.subscribe((resource) => this.#updateSelects(resource));
  }

  /** Whether a write of a resource is under way, and not one that can still be undone. */
  hasSentWrites(): boolean {
    return this.#openWrites > this.#heldWrites;
  }

  /** Whether a write, also one that isn't of a resource, is under way, or waits for its turn. */
  isWriting(): boolean {
    return this.#openWrites > 0 || this.isMutating() > 0;
  }

  /** Counts a write as open until the returned function is called. @param isSent resolves when it can't be undone anymore */
  openWrite(isSent?: Promise<unknown>): () => void {
    this.#openWrites += 1;
    if (isSent !== undefined) {
      this.#heldWrites += 1;
      void isSent.then(() => {
        this.#heldWrites -= 1;
      });
    }
    return () => {
      this.#openWrites -= 1;
    };
  }

  override defaultQueryOptions<
    TQueryFnData = unknown,
    TError = Error,
    TData = TQueryFnData,
    TQueryData = TQueryFnData,
    TQueryKey extends QueryKey = QueryKey,
    TPageParam = never,
  >(
    options:
      | QueryObserverOptions<TQueryFnData, TError, TData, TQueryData, TQueryKey, TPageParam>
      | DefaultedQueryObserverOptions<TQueryFnData, TError, TData, TQueryData, TQueryKey>,
  ): DefaultedQueryObserverOptions<TQueryFnData, TError, TData, TQueryData, TQueryKey> {
    const defaulted = super.defaultQueryOptions(options);
    if (options._defaulted || !this.layers.has(String(defaulted.queryKey[0]))) return defaulted;
    // The layered data has the shape of the data.
    return this.#withLayers(defaulted, defaulted.select as Select | undefined);
  }

  /** The options with a select that applies the layers first; with the query's own one if the resource has none. */
  #withLayers<Options extends { queryKey: QueryKey; select?: unknown }>(options: Options, own?: Select): Options {
    const { select: _former, ...others } = options;
    const select = this.#composeSelect(String(options.queryKey[0]), own ?? identity);
    return { ...others, ...(select !== identity && { select }) } as Options;
  }

  #composeSelect(resource: string, own: Select): Select {
    if (!this.layers.has(resource)) return own;
    const known = this.#selects.get(resource) ?? new WeakMap<Select, Select>();
    this.#selects.set(resource, known);
    const composed: Select = known.get(own) ?? ((data) => own(this.#applyLayers(resource, data)));
    known.set(own, composed);
    this.#ownSelects.set(composed, own);
    return composed;
  }

  #applyLayers(resource: string, data: unknown): unknown {
    // The page of a record keeps one that is being deleted, since it may come back.
    if (isRecord(data)) return this.layers.apply(resource, data) ?? data;
    return changeRecords(data, (records) => {
      const visible = records.flatMap((record) => this.layers.apply(resource, record) ?? []);
      const isSame = visible.length === records.length && visible.every((record, at) => record === records[at]);
      return isSame ? records : visible;
    });
  }

  /** Gives the mounted queries of a resource a new select, which shows its layers without a request. */
  #updateSelects(resource: string): void {
    this.#selects.delete(resource);
    for (const { queryKey, observers } of this.getQueryCache().findAll({ queryKey: [resource] })) {
      for (const observer of observers) {
        const current = observer.options.select as Select | undefined;
        const own = current && (this.#ownSelects.get(current) ?? current);
        observer.setOptions(this.#withLayers({ ...observer.options, queryKey }, own));
      }
    }
  }
}
