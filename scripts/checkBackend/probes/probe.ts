import type { ContractCall } from '../../../dataProvider/contract/call.ts';
import { getGraphqlData } from '../../../dataProvider/diagnostics/entityChecks.ts';
import { getListQuery } from '../../../dataProvider/graphql/buildQuery.ts';
import { graphqlPath } from '../../../dataProvider/http/graphqlPath.ts';
import { isObject } from '../../../dataProvider/parse/isObject.ts';
import type { Entity } from '../../../resources/entity.ts';
import type { Answer, Send } from '../client.ts';
import { describeNone } from '../client.ts';
import { type Finding, toFinding } from '../finding.ts';

/** Rows that sorting and filtering are judged by. */
export const SAMPLE_ROWS = 50;

/** What probes work with. */
export interface ProbeContext {
  send: Send;
  entities: readonly Entity[];
  calls: readonly ContractCall[];
  /** Origin of the console, for CORS. */
  origin: string;
  /** Tokens of the account's other stores. */
  otherTokens: readonly string[];
}

/** Checks one behavior with several requests. */
export type Probe = (context: ProbeContext) => Promise<readonly Finding[]>;

type Row = Readonly<Record<string, unknown>>;

/** A page of a list, with the response that it is from. Without rows if it cannot be read. */
export interface ListPage {
  answer: Answer;
  isRead: boolean;
  total: number;
  rows: readonly Row[];
}

/** Name of an entity's list query in the report. */
export const listCall = ({ read }: Entity) =>
  read.from === 'rest' ? `GET /admin/${read.path}` : `POST ${graphqlPath} ${read.list}`;

/** Reads a page. */
export async function readPage(
  send: Send,
  entity: Entity,
  variables: Readonly<Record<string, unknown>>,
  token?: string,
): Promise<ListPage> {
  const body = { query: getListQuery(entity), variables };
  const answer = await send({ method: 'POST', path: graphqlPath, body, ...(token !== undefined && { token }) });
  const list = getGraphqlData(answer.body)['list'];
  if (answer.status !== 200 || !isObject(list) || typeof list['total'] !== 'number' || !Array.isArray(list['items'])) {
    return { answer, isRead: false, total: 0, rows: [] };
  }
  return { answer, isRead: true, total: list['total'], rows: list['items'].filter(isObject) };
}

/** Value at a path such as `customer._id`; null if there is none. */
export function valueAt(row: Row, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, step) => (isObject(inner) ? inner[step] : null), row) ?? null;
}

/** The finding for a page that cannot be read although the list can. */
export function toFailedRead(call: string, about: string, { answer }: ListPage): Finding {
  const difference = { path: 'data.list', expected: 'a page', actual: describeNone(answer) };
  return toFinding(call, about, ['success'], answer, [difference]);
}
