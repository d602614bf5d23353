/** Every read of the contract, and the writes without effect. Shared by the admin area and `npm run check-backend`. */
import type { Entity } from '../../resources/entity';
import { type ContractCall, getCallName, type KnownValues, type Requirement } from '../contract/call';
import { contractAreas } from '../contract/contractAreas';
import type { HttpRequest } from '../http/request';
import type { Check } from './check';
import { entityChecks } from './entityChecks';
import { inspectShape } from './inspect';

/** The reads that provide values for others. */
const first = ['/auth/', '/admin/settings', '/admin/widgets'];

/** All reads, in the order that provides each with the values it needs: required before optional calls. */
export function readChecks(entities: readonly Entity[]): readonly Check[] {
  const calls = contractAreas(entities).flatMap((area) => area.calls);
  const reads = calls.filter(({ method, diagnostics }) => method === 'GET' || diagnostics?.needs === 'recipient');
  const isFirst = ({ path }: ContractCall) => first.some((start) => path.startsWith(start));
  const others = reads.filter((call) => !isFirst(call));
  return [
    ...reads.filter(isFirst).flatMap(toChecks),
    ...entities.flatMap(entityChecks),
    ...others.filter(({ isOptional }) => !isOptional).flatMap(toChecks),
    ...others.filter(({ isOptional }) => isOptional).flatMap(toChecks),
  ];
}

/** Writes that change nothing in the store. Never sent without a request by a person. */
export const writeChecks: readonly Check[] = contractAreas([])
  .flatMap((area) => area.calls)
  .filter(({ path }) => path.startsWith('/admin/housekeeping/'))
  .flatMap(toChecks);

/** One check for each query that a call is sent with. */
function toChecks(call: ContractCall): readonly Check[] {
  const { method, isOptional, response, diagnostics: { needs, queries, learn } = {} } = call;
  const pathNeeds = [...call.path.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) => (isKnownName(name) ? [name] : []));
  const count = queries ? queries({}, new Date()).length : 1;
  const required = method === 'GET' ? 'read' : 'write';
  return Array.from({ length: count }, (_, index): Check => {
    const queryOf = (known: KnownValues, now: Date) => queries?.(known, now)[index];
    const suffix = count > 1 ? `?${new URLSearchParams(toTexts(queryOf({}, new Date())))}` : '';
    return {
      name: `${getCallName(call)}${suffix}`,
      kind: isOptional ? 'optional' : required,
      // Every store has a language, so the one of the settings may be unknown.
      needs: [...pathNeeds.filter((name) => name !== 'locale'), ...(needs ? [needs] : [])],
      request(known, now) {
        const query = queryOf(known, now);
        return { method, path: fillPath(call.path, known), ...(query && { query }) };
      },
      inspect: (body) => inspectShape(response, body),
      ...(learn && { learn }),
    };
  });
}

const knownNames = ['customerId', 'reviewId', 'formId', 'automationId', 'locale'] as const satisfies Requirement[];
type KnownName = (typeof knownNames)[number];
const isKnownName = (name: string): name is KnownName => knownNames.some((known) => known === name);

function fillPath(path: string, known: KnownValues): string {
  const values: KnownValues = { locale: 'en', ...known };
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent((isKnownName(name) && values[name]) || ''));
}

function toTexts(query: HttpRequest['query'] = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
}
