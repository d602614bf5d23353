import { contractAreas } from '../../dataProvider/contract/contractAreas.ts';
import type { CheckResult } from '../../dataProvider/diagnostics/check.ts';
import { readChecks } from '../../dataProvider/diagnostics/checks.ts';
import { inspectShape, type Misfit } from '../../dataProvider/diagnostics/inspect.ts';
import { runChecks } from '../../dataProvider/diagnostics/runChecks.ts';
import { isObject } from '../../dataProvider/parse/isObject.ts';
import { MAX_TOKEN_LENGTH, sanitizeToken } from '../../dataProvider/session/accessToken.ts';
import { loadAllEntities } from '../../resources/loadAllEntities.ts';
import { sessionShape } from '../../resources/session.ts';
import {
  createSend,
  describeConnectionError,
  describeNone,
  describeStatus,
  type SentRequest,
  toSentRequest,
} from './client.ts';
import { expectEqual, type Finding, toFinding } from './finding.ts';
import type { ProbeContext } from './probes/probe.ts';
import { probeCors } from './probes/probeCors.ts';
import { probeErrors } from './probes/probeErrors.ts';
import { probeLists } from './probes/probeLists.ts';
import { probeWrites } from './probes/probeWrites.ts';
import { rules } from './rules.ts';

const entities = await loadAllEntities();

/** Backend, account, and scope of a check. */
export interface BackendCheckOptions {
  url: string;
  email: string;
  password: string;
  /** Undefined for the first store. */
  site?: string | undefined;
  /** Origin of the console. */
  origin: string;
  /** Whether writes are sent. */
  hasWrites: boolean;
}

export interface BackendCheckReport {
  url: string;
  site: string | null;
  findings: readonly Finding[];
  /** Created records that could not be removed. */
  leftovers: readonly string[];
}

/** Checks a backend. Never throws: a failed sign-in is a finding, and ends the check. */
export async function runBackendCheck(options: BackendCheckOptions): Promise<BackendCheckReport> {
  const { url, origin, hasWrites } = options;
  const account = await signIn(options);
  if (account.token === null) return { url, site: null, findings: account.findings, leftovers: [] };
  const { token, site, otherTokens } = account;
  const context: ProbeContext = {
    send: createSend(url, () => token),
    entities: entities.filter(({ read }) => read.from === 'graphql'),
    calls: contractAreas(entities).flatMap(({ calls }) => calls),
    origin,
    otherTokens,
  };
  const findings = [...account.findings, ...(await checkReads(url, token))];
  for (const probe of [probeErrors, probeLists, probeCors]) findings.push(...(await probe(context)));
  const written = hasWrites ? await probeWrites(context) : { findings: [], leftovers: [] };
  const sent = new Set(written.findings.map(({ call }) => call));
  const others = findings.filter(({ call, outcome }) => outcome !== 'skipped' || !sent.has(call));
  return { url, site, findings: [...others, ...written.findings], leftovers: written.leftovers };
}

interface Account {
  /** Token of the store; null if there is none. */
  token: string | null;
  site: string | null;
  otherTokens: readonly string[];
  findings: readonly Finding[];
}

async function signIn({ url, email, password, site }: BackendCheckOptions): Promise<Account> {
  const none = { token: null, site: null, otherTokens: [] };
  const send = createSend(url, () => null);
  const login = await send({ method: 'POST', path: '/auth/email', body: { email, password } });
  const request = { ...login.request, body: JSON.stringify({ email, password: '$PASSWORD' }) };
  const signInToken = isObject(login.body) ? login.body['access_token'] : null;
  const hasToken = login.status === 200 && typeof signInToken === 'string' && signInToken !== '';
  const refused = hasToken
    ? findUnsendable('access_token', signInToken)
    : [{ path: 'access_token', expected: 'a token', actual: describeNone(login) }];
  const first = { ...toFinding('POST /auth/email', 'sign-in', ['account', 'sendableToken'], login, refused), request };
  if (!hasToken || refused.length > 0) return { ...none, findings: [first] };

  const session = await send({ method: 'GET', path: '/auth/sites', token: signInToken });
  const sites =
    isObject(session.body) && Array.isArray(session.body['sites']) ? session.body['sites'].filter(isObject) : [];
  const tokens = sites.flatMap(({ _id, access_token }) =>
    typeof access_token === 'string' ? [{ id: String(_id), token: access_token }] : [],
  );
  const chosen = tokens.find(({ id }) => site === undefined || id === site);
  const misfits =
    session.status === 200
      ? inspectShape(sessionShape, session.body)
      : expectEqual('status', '200', describeStatus(session));
  const unknown = chosen
    ? []
    : [{ path: 'sites.*._id', expected: site ?? 'a store with a token', actual: 'no such store' }];
  const unsendable = tokens.flatMap(({ token }) => findUnsendable('sites.*.access_token', token)).slice(0, 1);
  const differences = [...misfits, ...unknown, ...unsendable];
  const second = toFinding('GET /auth/sites', 'stores', ['stores', 'sendableToken', 'success'], session, differences);
  if (!chosen || sanitizeToken(chosen.token) === null) return { ...none, findings: [first, second] };
  const otherTokens = tokens.filter(({ id }) => id !== chosen.id).map(({ token }) => token);
  return { token: chosen.token, site: chosen.id, otherTokens, findings: [first, second] };
}

/** Requests would be sent without such a token, and be a 401. */
function findUnsendable(path: string, token: string): readonly Misfit[] {
  if (sanitizeToken(token) !== null) return [];
  return [{ path, expected: 'a token that a header can carry', actual: `one that it can’t: ${describeToken(token)}` }];
}

/** Describes a problem with a token, without the token. */
function describeToken(token: string): string {
  const position = token.search(/[^\x21-\x7e]/);
  if (position >= 0) return `character ${position + 1} is not printable ASCII`;
  return token.length > MAX_TOKEN_LENGTH
    ? `it has ${token.length} characters`
    : 'it is an empty value as text, or JSON';
}

/** Runs the same checks as the admin area. */
async function checkReads(apiUrl: string, token: string): Promise<readonly Finding[]> {
  let request: SentRequest | null = null;
  let failure = '';
  const findings: Finding[] = [];
  const target = {
    apiUrl,
    token: () => token,
    fetch: (url: RequestInfo | URL, init: RequestInit = {}) => {
      request = toSentRequest(String(url), init);
      return fetch(url, init).catch((error: unknown) => {
        failure = describeConnectionError(error);
        throw error;
      });
    },
  };
  await runChecks(target, readChecks(entities), {
    onResult(result) {
      findings.push(fromResult(result, request, failure));
      request = null;
      failure = '';
    },
  });
  return findings;
}

function fromResult(result: CheckResult, request: SentRequest | null, failure: string): Finding {
  const { name, kind, outcome, misfits, needs } = result;
  const isFailed = outcome === 'failed' || outcome === 'denied';
  return {
    call: name,
    about: 'response',
    isRequired: kind !== 'optional',
    rules: needs === null ? [rules.success, rules.requiredValues] : [],
    outcome: isFailed || outcome === 'misfit' ? 'failed' : outcome,
    differences: isFailed ? [describeFailure(result, failure)] : misfits,
    note: needs === null ? '' : `needs ${needs}`,
    request,
  };
}

function describeFailure({ status, errorKind, message }: CheckResult, failure: string): Misfit {
  if (errorKind === 'badAnswer') return { path: '$', expected: 'JSON', actual: `another body, with status ${status}` };
  const reason = message === '' ? '' : ` (${message})`;
  return {
    path: 'status',
    expected: '200',
    actual: status === null ? `no response (${failure})` : `${status}${reason}`,
  };
}
