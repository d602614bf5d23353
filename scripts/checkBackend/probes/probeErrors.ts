import { getCallName } from '../../../dataProvider/contract/call.ts';
import { getGraphqlData } from '../../../dataProvider/diagnostics/entityChecks.ts';
import { getOneQuery } from '../../../dataProvider/graphql/buildQuery.ts';
import { graphqlErrors } from '../../../dataProvider/http/errorFromResponse.ts';
import { graphqlPath } from '../../../dataProvider/http/graphqlPath.ts';
import { isObject } from '../../../dataProvider/parse/isObject.ts';
import { type Answer, describeNone } from '../client.ts';
import { expectEqual, expectError, type Finding, toFinding } from '../finding.ts';
import { type Probe, readPage } from './probe.ts';

/** An id that no record has. */
const UNKNOWN_ID = '000000000000000000000000';
const WRONG_TOKEN = 'not-a-token';

/** A wrong password, a missing or wrong token, unknown ids, an unknown path, and an invalid query. */
export const probeErrors: Probe = async (context) => [
  await probeWrongPassword(context),
  ...(await probeTokens(context)),
  ...(await probeUnknownIds(context)),
  ...(await probeOtherStores(context)),
  await probeInvalidQuery(context),
];

async function probeWrongPassword({ send }: Parameters<Probe>[0]): Promise<Finding> {
  const body = { email: 'nobody@check-backend.example', password: 'wrong' };
  const answer = await send({ method: 'POST', path: '/auth/email', body, token: null });
  // A 200 with `error` is a failed sign-in too.
  const isRefused = answer.status === 200 && isObject(answer.body) && typeof answer.body['error'] === 'string';
  return toFinding(
    'POST /auth/email',
    'wrong password',
    ['wrongPassword', 'errorBody'],
    answer,
    isRefused ? [] : expectError(answer, 401),
  );
}

/** Every required read, without a token and with a wrong one. */
async function probeTokens({ send, calls }: Parameters<Probe>[0]): Promise<readonly Finding[]> {
  const reads = calls.filter(
    ({ method, path, isOptional, isPublic }) => method === 'GET' && !isOptional && !isPublic && !path.includes('{'),
  );
  const requests = [
    ...reads.map((call) => ({
      name: getCallName(call),
      request: { method: 'GET', path: call.path, query: call.diagnostics?.queries?.({}, new Date())[0] ?? {} } as const,
    })),
    {
      name: `POST ${graphqlPath}`,
      request: { method: 'POST', path: graphqlPath, body: { query: '{ __typename }', variables: {} } } as const,
    },
  ];
  const findings: Finding[] = [];
  for (const { name, request } of requests) {
    const without = await send({ ...request, token: null });
    findings.push(toFinding(name, 'without a token', ['tokenNeeded', 'errorBody'], without, expectError(without, 401)));
    const wrong = await send({ ...request, token: WRONG_TOKEN });
    findings.push(toFinding(name, 'with a wrong token', ['tokenNeeded', 'errorBody'], wrong, expectError(wrong, 401)));
  }
  return findings;
}

async function probeUnknownIds({ send, entities }: Parameters<Probe>[0]): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const name of ['basic_stats', 'birthdays']) {
    const answer = await send({ method: 'GET', path: `/admin/customers/${UNKNOWN_ID}/${name}` });
    findings.push(
      toFinding(
        `GET /admin/customers/{customerId}/${name}`,
        'unknown id',
        ['unknownId', 'errorBody'],
        answer,
        expectError(answer, 404),
      ),
    );
  }
  for (const entity of entities) {
    const query = getOneQuery(entity);
    if (query === null) continue;
    const answer = await send({ method: 'POST', path: graphqlPath, body: { query, variables: { id: UNKNOWN_ID } } });
    const differences = isNotFound(answer) ? [] : expectEqual('data.one', null, getGraphqlData(answer.body)['one']);
    findings.push(
      toFinding(`POST ${graphqlPath} ${entity.read.one}`, 'unknown id', ['unknownRecord'], answer, differences),
    );
  }
  const answer = await send({ method: 'GET', path: '/admin/no-such-call' });
  findings.push(
    toFinding(
      'GET /admin/no-such-call',
      'unknown path',
      ['unknownPath', 'errorBody'],
      answer,
      expectError(answer, 404, 405, 501),
    ),
  );
  return findings;
}

/** An error instead of null. */
const isNotFound = ({ status, body }: Answer) => status === 404 || (status === 200 && graphqlErrors(body).length > 0);

/** The token of one store must not reach the records of another one. */
async function probeOtherStores({ send, entities, otherTokens }: Parameters<Probe>[0]): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const entity of entities) {
    const query = getOneQuery(entity);
    const [token] = otherTokens;
    if (query === null || token === undefined) continue;
    const page = await readPage(send, entity, { limit: 1, offset: 0 }, token);
    const id = page.rows[0]?.['_id'];
    if (typeof id !== 'string') continue;
    const answer = await send({ method: 'POST', path: graphqlPath, body: { query, variables: { id } } });
    const isHidden = isNotFound(answer) || getGraphqlData(answer.body)['one'] === null;
    const differences = isHidden ? [] : [{ path: 'data.one', expected: 'null', actual: 'a record of another store' }];
    findings.push(
      toFinding(`POST ${graphqlPath} ${entity.read.one}`, 'id of another store', ['ownStore'], answer, differences),
    );
  }
  return findings;
}

async function probeInvalidQuery({ send }: Parameters<Probe>[0]): Promise<Finding> {
  const body = { query: '{ noSuchField }', variables: {} };
  const answer = await send({ method: 'POST', path: graphqlPath, body });
  const hasErrors = graphqlErrors(answer.body).length > 0 || expectError(answer, 400, 422).length === 0;
  const differences = hasErrors ? [] : [{ path: 'errors', expected: 'a list of errors', actual: describeNone(answer) }];
  return toFinding(`POST ${graphqlPath}`, 'invalid query', ['failedQuery'], answer, differences);
}
