import * as z from 'zod/mini';
import type { AnyProof, Correction, Facts, Finding, ProofReads, RecordRef } from '../../resources/proof';
import { AppError, toAppError } from '../errors';
import type { EntityRecord } from '../parse/records';
import type { Created, Writes } from './writes';

type Values = Readonly<Record<string, unknown>>;

/**
 * Texts by key. With a store that survives a reload, an attempt after the reload doesn't repeat the write, even if the
 * API ignores the key.
 */
export interface AttemptStore {
  get(key: string): string | undefined;
  set(key: string, text: string): void;
  delete(key: string): void;
}

/** What direct callers of `create` may pass in `meta`. */
export interface CreateMeta {
  /**
   * Key of the intent, for creations without a form: the same key is never applied twice. By default, the same values
   * have the same key until they were created.
   */
  idempotencyKey?: string;
  /** Names the record in messages about it; what it is by default. */
  name?: (record: EntityRecord) => string;
  /**
   * Makes each finding but one creation an error with this text, for the records of a bulk run. Another attempt with the
   * same key takes the extra records back.
   */
  strict?: (finding: WriteFinding) => string;
  /** Values that a correction by another creation has besides its own, such as its note. */
  correction?: Values;
  /** Called if the response was lost, before the state is read. */
  onLost?: () => void;
  /** The attempt is remembered until this resolves: what its caller stores of the success isn't stored at once. */
  isRecorded?: Promise<unknown>;
}

/** A creation that succeeded, but that wasn't proven to have happened once. */
export interface WriteFinding {
  resource: string;
  /** The values sent. */
  draft: Values;
  key: string;
  record: EntityRecord;
  /** Name of the record that its caller gave. */
  name: string | null;
  /** `unknown`: confirmed, but the state can't be read, or doesn't show it. */
  kind: 'repeated' | 'mismatch' | 'unknown';
  times: number;
  /** The records that were created in addition, if there are any. */
  extra: readonly EntityRecord[];
  facts: Facts;
  /** The record of an entity that messages name. */
  belongsTo: RecordRef | null;
  /** Why the state couldn't be read. */
  error: AppError | null;
  /** Writes that take the extra records back. */
  corrections: readonly Correction[];
  /** Reads again. Returns null if it was created once. @throws AppError */
  check(): Promise<WriteFinding | null>;
}

/** A creation before it is sent, and its proof. */
export interface PreparedCreation {
  draft: Values;
  /** The entered values, without those computed when sending. */
  entered: Values;
  /** Null if it can't be proven; it is sent then as it is. */
  proof: AnyProof | null;
}

const findings = new WeakMap<object, WriteFinding>();

/**
 * What a creation has found, for callers of `useCreate`, which returns the record alone; undefined if it was proven.
 * @param record as it was returned, not a copy
 */
export const getFinding = (record: object): WriteFinding | undefined => findings.get(record);

export interface ProofOptions {
  /** @throws AppError validation if nothing can be created from these values */
  prepare(name: string, data: Values): PreparedCreation;
  reads: ProofReads;
  /** Where attempts are remembered until their outcome is certain. */
  attempts: AttemptStore;
  onFinding: (finding: WriteFinding) => void;
  /** Sends an update or deletion through all wrappers, as another write. */
  correct: (correction: Exclude<Correction, { method: 'create' }>) => Promise<unknown>;
}

/** An attempt as it is remembered. Without `known`, it certainly failed, and the same values keep their key. */
interface Attempt {
  key: string;
  draft: Values;
  known?: unknown;
}

const attemptShape = z.object({
  key: z.string(),
  draft: z.record(z.string(), z.unknown()),
  known: z.optional(z.unknown()),
});

/**
 * Proves each creation: the state that it changes is read before and after. The state before is remembered before the
 * request is sent, until the outcome is certain, so that another attempt looks for the first one, also after a reload.
 *
 * - Nothing is sent if the state can't be read before.
 * - A lost response is answered by the state: created, certainly not created (`isVerified`), or `uncertain`.
 * - Created several times, or confirmed without a proof, is a success with a {@link WriteFinding}.
 */
export function withProof(writes: Writes, { prepare, reads, attempts, onFinding, correct }: ProofOptions): Writes {
  /** Results of creations with a key of their caller. */
  const results = new Map<string, Created>();

  async function prove(name: string, { draft, entered, proof }: PreparedCreation, meta: CreateMeta): Promise<Created> {
    if (!proof) return writes.create(name, { data: { ...draft }, meta });
    const givenKey = meta.idempotencyKey;
    const id = givenKey ?? `${name} ${JSON.stringify(entered)}`;
    const attempt = findAttempt(attempts, id, proof) ?? { key: givenKey ?? crypto.randomUUID(), draft };
    const state = await proof.read(reads, attempt.draft).catch((thrown) => {
      throw toAppError(thrown).with({ uncertain: attempt.known !== undefined });
    });
    const canLookup = attempt.known !== undefined && proof.canLookup?.(attempt.known) !== false;
    const found: Finding = canLookup ? proof.find(attempt.draft, attempt.known, state, null) : { kind: 'absent' };
    if (found.kind === 'unknown') throw new AppError({ kind: 'timeout', uncertain: true, fresh: found.fresh });
    if (found.kind !== 'absent') return finish({ name, id, attempt, proof, meta }, { answer: null, found });
    // With a key of its caller, the values may be others than in the first attempt.
    const next = { ...attempt, ...(givenKey !== undefined && { draft }), known: proof.toKnown(state, attempt.draft) };
    const sent = { name, id, attempt: next, proof, meta };
    return finish(sent, await send(sent));
  }

  /** @throws AppError if it wasn't created, or if that is uncertain */
  async function send(sent: Sent): Promise<Outcome> {
    const { name, id, attempt, proof } = sent;
    const { key, draft, known } = attempt;
    attempts.set(id, JSON.stringify(attempt));
    let answer: EntityRecord;
    try {
      answer = (await writes.create(name, { data: { ...draft }, meta: { idempotencyKey: key } })).data;
    } catch (thrown) {
      const error = toAppError(thrown);
      if (!error.uncertain) {
        if (id === key) attempts.delete(id);
        else attempts.set(id, JSON.stringify({ key, draft }));
        throw error;
      }
      sent.meta.onLost?.();
      const { found } = await look(sent, null);
      if (found.kind !== 'absent' && found.kind !== 'unknown') return { answer: null, found };
      const isVerified = found.kind === 'absent';
      throw error.with({ uncertain: !isVerified, isVerified, fresh: found.fresh });
    }
    if (proof.isConfirmed?.(draft, known, answer)) return { answer, found: { kind: 'once', record: null } };
    return look(sent, answer);
  }

  async function look({ attempt: { draft, known }, proof }: Sent, answer: EntityRecord | null): Promise<Outcome> {
    try {
      return { answer, found: proof.find(draft, known, await proof.read(reads, draft), answer) };
    } catch (thrown) {
      return { answer, found: { kind: 'unknown' }, error: toAppError(thrown) };
    }
  }

  function forget(id: string, { isRecorded }: CreateMeta): void {
    if (isRecorded === undefined) attempts.delete(id);
    else void isRecorded.then(() => attempts.delete(id));
  }

  function finish(sent: Sent, { answer, found, error }: Outcome): Created {
    const { name, id, proof, meta } = sent;
    const { key, draft } = sent.attempt;
    const seen = 'record' in found ? found.record : null;
    const data = seen ?? answer ?? { ...draft, id: key, _id: key };
    // A form that was sent is empty, and the next equal one is another intent.
    if (found.kind === 'once' || id !== key) forget(id, meta);
    if (found.kind === 'once' || found.kind === 'absent') return { data };
    const isRepeated = found.kind === 'repeated';
    const finding: WriteFinding = {
      resource: name,
      draft,
      key,
      record: data,
      name: meta.name?.(data) ?? null,
      kind: found.kind,
      times: isRepeated ? found.times : 1,
      extra: isRepeated ? found.extra : [],
      facts: 'facts' in found ? found.facts : {},
      belongsTo: proof.belongsTo?.(draft) ?? null,
      error: error ?? null,
      corrections: isRepeated
        ? proof
            .correct(found, draft)
            .map((one) =>
              one.method === 'create'
                ? { ...one, data: { ...one.data, ...meta.correction }, key: `${key}.${one.key}` }
                : one,
            )
        : [],
      async check() {
        const again = await look(sent, answer);
        if (again.error) throw again.error;
        return finish(sent, again).finding ?? null;
      },
    };
    return { data, finding };
  }

  /** Goes on with a creation that had a finding. */
  async function resume({ data, finding }: Created, { strict }: CreateMeta): Promise<Created> {
    if (finding?.kind === 'unknown') {
      const checked = await finding.check().catch((thrown) => {
        throw toAppError(thrown).with({ uncertain: true });
      });
      return checked ? { data, finding: checked } : { data };
    }
    if (finding?.kind !== 'repeated' || !strict) return { data, ...(finding && { finding }) };
    for (const correction of finding.corrections) {
      if (correction.method !== 'create') await correct(correction);
      else {
        const meta = { idempotencyKey: correction.key, strict };
        await create(correction.resource, { data: correction.data, meta });
      }
    }
    attempts.delete(finding.key);
    return { data };
  }

  async function create(name: string, params: { data: Values; meta?: CreateMeta }): Promise<Created> {
    const { meta = {} } = params;
    const { idempotencyKey: key, strict } = meta;
    // react-admin's optimistic and undoable modes add an id for the cache; the server assigns the record's own.
    const { id: _cacheId, ...data } = params.data;
    const prepared = prepare(name, data);
    const earlier = key === undefined ? undefined : results.get(key);
    const created = await (earlier ? resume(earlier, meta) : prove(name, prepared, meta));
    const { finding } = created;
    // What doesn't fit was reported once, and another attempt would add it again.
    if (key !== undefined) results.set(key, finding?.kind === 'mismatch' ? { data: created.data } : created);
    if (!finding) return created;
    findings.set(created.data, finding);
    if (!strict) onFinding(finding);
    else if (finding.kind === 'unknown') throw (finding.error ?? noProof()).with({ uncertain: true });
    else throw new AppError({ kind: 'conflict', message: strict(finding) });
    return created;
  }

  return { ...writes, create };
}

/** A creation that is under way, or was sent. */
interface Sent {
  name: string;
  /** Under which the attempt is remembered. */
  id: string;
  attempt: Attempt;
  proof: AnyProof;
  meta: CreateMeta;
}

interface Outcome {
  answer: EntityRecord | null;
  found: Finding;
  /** Why the state couldn't be read. */
  error?: AppError;
}

const noProof = () => new AppError({ kind: 'badAnswer' });

/** An earlier attempt; null if there is none. If its known records can't be read, only the key prevents a second creation. */
function findAttempt(attempts: AttemptStore, id: string, { known }: AnyProof): Attempt | null {
  try {
    const attempt = attemptShape.parse(JSON.parse(attempts.get(id) ?? ''));
    const { key, draft } = attempt;
    const read = attempt.known === undefined ? undefined : known.safeParse(attempt.known);
    return { key, draft, ...(read?.success && { known: read.data }) };
  } catch {
    return null;
  }
}
