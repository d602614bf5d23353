/** A fake server with records of one entity and the settings, and a page with a composer. */
import { screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect } from 'vitest';
import { createDataProvider } from '../../../../dataProvider';
import { AppError } from '../../../../dataProvider/errors';
import type { Http, HttpRequest } from '../../../../dataProvider/http/http';
import type { SavedReply } from '../../../../resources/settings';
import { Composer } from '../../../../src/engine/compose/Composer';
import type { ComposerProps } from '../../../../src/engine/compose/useComposer';
import type { ConsoleRecord } from '../../../../src/engine/records/consoleRecord';
import { clearTabStorage } from '../../../../src/lib/storage/tabStorage';
import { createGate } from '../../../support/createGate';
import { defaultSite } from '../../../support/defaultSite';
import { createRecord, getEntity } from '../../../support/records';
import { renderConsole } from '../../../support/renderConsole';

export const reviews = getEntity('product-reviews');
export const faq = getEntity('faq');

type Values = Readonly<Record<string, unknown>>;

/** How a write fails. */
interface Failure {
  error: AppError;
  /** The write is applied, but the response is an error. */
  applied?: boolean;
  /** Restricts the failure to matching bodies; absent: all writes fail. */
  when?: (body: object) => boolean;
  /** Runs just before the write, for example to simulate a change by another user. */
  before?: () => void;
}

export const failures = {
  offline: new AppError({ kind: 'offline' }),
  timeout: new AppError({ kind: 'timeout', uncertain: true }),
  reset: new AppError({ kind: 'server', uncertain: true }),
  auth: new AppError({ kind: 'auth', status: 401 }),
  forbidden: new AppError({ kind: 'forbidden', status: 403, message: 'Not for you.' }),
  notFound: new AppError({ kind: 'notFound', status: 404 }),
  conflict: new AppError({ kind: 'conflict', status: 409 }),
  validation: new AppError({ kind: 'validation', status: 422, fields: { reply: 'No links, please' } }),
  server: new AppError({ kind: 'server', status: 500, message: 'Not now.' }),
  html: new AppError({ kind: 'badAnswer', status: 200, uncertain: true }),
} as const;

/** Rows by GraphQL root field. Records all requests. */
export function composeServer(rows: Readonly<Record<string, readonly Values[]>>, saved: SavedReply[] = []) {
  const tables = new Map(Object.entries(rows).map(([name, all]) => [name, all.map((row) => ({ ...row }))]));
  const requests: HttpRequest[] = [];
  let settings = { _id: 'settings', savedReplies: saved };
  let failing: { write?: Failure; read?: AppError } = {};
  const gate = createGate();

  const find = (id: string) => [...tables.values()].flat().find((row) => row['_id'] === id);
  const change = (id: string, set: Values) => {
    const row = find(id);
    if (row) Object.assign(row, set);
  };

  function query({ body }: HttpRequest): unknown {
    if (failing.read) throw failing.read;
    const { query: text, variables } = { query: '', variables: {} as Values, ...(body as object) };
    if (/one: reviewById/.test(text)) return { data: { one: find(String(variables['id'])) ?? null } };
    const field = /list: (\w+)/.exec(text)?.[1] ?? '';
    const product = variables['productId'];
    const isAnswered = variables['filter'] === 'answered';
    const items = (tables.get(field) ?? []).filter(
      (row) =>
        (product === undefined || (row['product'] as Values | null)?.['productId'] === product) &&
        (!isAnswered || (typeof row['answer'] === 'string' && row['answer'] !== '')),
    );
    return { data: { list: { total: items.length, items } } };
  }

  function write({ method, path, body }: HttpRequest): unknown {
    const [, , , id = '', part] = path.split('/');
    const set = { ...(body as object) };
    const failure = failing.write?.when?.(set) === false ? undefined : failing.write;
    failure?.before?.();
    if (!find(id)) throw failures.notFound;
    if (!failure || failure.applied) change(id, set);
    if (failure) throw failure.error;
    return method === 'POST' && part === 'reply' ? { review: { ...find(id) } } : { faq: { ...find(id) } };
  }

  const http: Http = async (request) => {
    requests.push(request);
    const { method, path } = request;
    if (path === '/admin/graphql') return query(request);
    if (path === '/admin/settings' && method === 'GET') return { settings };
    await gate.pass();
    if (path === '/admin/settings') {
      if (failing.write && !failing.write.applied) throw failing.write.error;
      settings = { ...settings, ...(request.body as { change: object }).change };
      return { settings };
    }
    return write(request);
  };

  return {
    dataProvider: createDataProvider(http, undefined, undefined, undefined, { siteId: defaultSite.siteId }),
    /** Simulates a change by another user. */
    change,
    remove(id: string) {
      for (const [name, all] of tables)
        tables.set(
          name,
          all.filter((row) => row['_id'] !== id),
        );
    },
    find,
    savedReplies: () => settings.savedReplies,
    putSavedReplies(next: SavedReply[]) {
      settings = { ...settings, savedReplies: next };
    },
    failWith(next: typeof failing) {
      failing = next;
    },
    /** Holds back writes. Returns a function that releases them. */
    closeGate: gate.close,
    /** Method, path and body of all writes. */
    writes: () =>
      requests
        .filter(({ method, path }) => method !== 'GET' && path !== '/admin/graphql')
        .map(({ method, path, body }) => ({ method, path, body })),
    reads: () => requests.filter(({ path }) => path === '/admin/graphql').length,
  };
}

export type ComposeServer = ReturnType<typeof composeServer>;

interface Options extends Partial<Omit<ComposerProps, 'record'>> {
  values?: Values;
  /** Keeps the drafts of an earlier composer in tab storage. */
  keepsDrafts?: boolean;
}

/** Opens the composer of a record. “open again” reopens it with the latest record. */
export async function openComposer(server: ComposeServer, options: Options = {}) {
  const { entity = reviews, name = 'reply', values = {}, keepsDrafts = false } = options;
  if (!keepsDrafts) clearTabStorage();
  const closed: boolean[] = [];
  let setLatestRecord: (record: ConsoleRecord) => void = () => {};
  const page = (
    <Page
      first={createRecord(entity, 'r1', values)}
      composer={{ entity, name }}
      onClosed={(sent) => closed.push(sent)}
      onGiver={(setter) => {
        setLatestRecord = setter;
      }}
    />
  );
  const view = renderConsole({
    dataProvider: server.dataProvider,
    at: '/',
    routes: [
      { path: '/', element: page },
      { path: '/elsewhere', element: <p>elsewhere</p> },
    ],
    currentSite: { settings: { ...defaultSite.settings, savedReplies: server.savedReplies() } },
  });
  const field = entity === faq ? 'Answer' : 'Reply';
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(`^(${field}|Yours)`) });
  // An effect focuses the box after it was rendered.
  await waitFor(() => expect(box).toHaveFocus());
  return {
    ...view,
    box,
    closed,
    /** Simulates a refetched record. */
    give: (set: Values) => setLatestRecord(createRecord(entity, 'r1', { ...values, ...set })),
    group: () => within(screen.getByRole('group', { name: /^(Reply|Answer): / })),
    button: (label: RegExp | string) => screen.getByRole('button', { name: label }),
    findBox: () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(`^(${field}|Yours)`) }),
  };
}

interface PageProps {
  first: ConsoleRecord;
  composer: Pick<ComposerProps, 'entity' | 'name'>;
  onClosed: (sent: boolean) => void;
  onGiver: (setLatestRecord: (record: ConsoleRecord) => void) => void;
}

function Page({ first, composer, onClosed, onGiver: onSetter }: PageProps) {
  const [record, setRecord] = useState(first);
  const [isOpen, setOpen] = useState(true);
  useEffect(() => onSetter(setRecord), [onSetter]);
  const onClose = (sent: boolean) => {
    onClosed(sent);
    setOpen(false);
  };
  return (
    <>
      {isOpen && <Composer {...composer} record={record} onClose={onClose} />}
      <button type="button" onClick={() => setOpen(true)}>
        open again
      </button>
    </>
  );
}
