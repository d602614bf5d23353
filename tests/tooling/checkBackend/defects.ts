/** Deliberate defects, each with the finding that must report it. */
import type { Fault, ProxiedRequest, ProxiedResponse } from './faultyProxy';

export interface Defect extends Fault {
  name: string;
  call: string;
  about: string;
  /** Paths of the finding's differences. */
  paths: readonly string[];
}

const UNKNOWN_ID = '000000000000000000000000';
const ORIGIN_HEADER = 'access-control-allow-origin';

const isCall =
  (method: string, pattern: RegExp) =>
  (request: ProxiedRequest): boolean =>
    request.method === method && pattern.test(request.path);
const isQuery =
  (field: string, matches: (variables: Record<string, unknown>) => boolean = () => true) =>
  ({ path, body }: ProxiedRequest): boolean =>
    path === '/admin/graphql' && String(body.query).includes(`: ${field}(`) && matches(Object(body.variables));
const setVariable =
  (name: string, value: unknown) =>
  ({ body }: ProxiedRequest): void => {
    body.variables[name] = value;
  };
const query = (name: string) => `POST /admin/graphql ${name}`;
const respond = (status: number, body: unknown) => (response: ProxiedResponse) => {
  response.status = status;
  response.body = body;
};
const changeItems =
  (change: (item: Record<string, unknown>) => void) =>
  ({ body }: ProxiedResponse) => {
    for (const item of body.data?.list?.items ?? []) change(item);
  };

/** Defects of reads. */
export const readDefects: readonly Defect[] = [
  {
    name: 'a value of another type',
    call: 'GET /admin/widgets',
    about: 'response',
    paths: ['widgets.*.isEnabled'],
    applies: isCall('GET', /^\/admin\/widgets$/),
    after: ({ status, body }) => {
      if (status === 200) for (const widget of body.widgets) widget.isEnabled = 'yes';
    },
  },
  {
    name: 'ids that are numbers, and times in words',
    call: query('customers'),
    about: 'response',
    paths: ['items.*._id', 'items.*.createdAt'],
    applies: isQuery('customers'),
    after: changeItems((item) =>
      Object.assign(item, { _id: Number.parseInt(String(item['_id']).slice(-6), 16), createdAt: 'yesterday' }),
    ),
  },
  {
    name: 'a list under another key',
    call: 'GET /admin/loyalty/programs',
    about: 'response',
    paths: ['programs'],
    applies: isCall('GET', /^\/admin\/loyalty\/programs$/),
    after: (response) => {
      if (response.status === 200) response.body = { items: response.body.programs };
    },
  },
  {
    name: 'a server error for one value of a parameter',
    call: 'GET /admin/stats/aggregate?period=30d',
    about: 'response',
    paths: ['status'],
    applies: isCall('GET', /period=30d/),
    after: respond(500, { error: 'Timeout' }),
  },
  {
    name: 'HTML instead of JSON',
    call: 'GET /admin/sites/email/templates/{locale}',
    about: 'response',
    paths: ['$'],
    applies: isCall('GET', /email\/templates/),
    after: (response) => {
      respond(200, '<p>Maintenance</p>')(response);
      response.headers['content-type'] = 'text/html';
    },
  },
  {
    name: 'data without a token',
    call: 'GET /admin/settings',
    about: 'without a token',
    paths: ['status'],
    applies: (request) =>
      isCall('GET', /^\/admin\/settings$/)(request) && request.headers['authorization'] === undefined,
    after: respond(200, { settings: {} }),
  },
  {
    name: 'another status for a wrong token',
    call: 'GET /admin/stats/basic_stats',
    about: 'with a wrong token',
    paths: ['status'],
    applies: ({ path, headers }) =>
      path === '/admin/stats/basic_stats' && /not-a-token/.test(headers['authorization'] ?? ''),
    after: (response) => {
      response.status = 500;
    },
  },
  {
    name: 'an error without its text',
    call: 'POST /auth/email',
    about: 'wrong password',
    paths: ['error'],
    applies: ({ path, body }) => path === '/auth/email' && body.password === 'wrong',
    after: respond(401, { reason: 'wrong' }),
  },
  {
    name: 'success for an unknown id',
    call: 'GET /admin/customers/{customerId}/basic_stats',
    about: 'unknown id',
    paths: ['status'],
    applies: isCall('GET', new RegExp(`${UNKNOWN_ID}/basic_stats`)),
    after: respond(200, {}),
  },
  {
    name: 'a page for an unknown path',
    call: 'GET /admin/no-such-call',
    about: 'unknown path',
    paths: ['status'],
    applies: isCall('GET', /no-such-call/),
    after: respond(200, '<html></html>'),
  },
  {
    name: 'a record for an unknown id',
    call: query('customerById'),
    about: 'unknown id',
    paths: ['data.one'],
    applies: isQuery('customerById', ({ id }) => id === UNKNOWN_ID),
    after: respond(200, { data: { one: { _id: 'c1' } } }),
  },
  {
    name: 'records of another store',
    call: query('reviewById'),
    about: 'id of another store',
    paths: ['data.one'],
    applies: isQuery('reviewById', ({ id }) => id !== UNKNOWN_ID),
    after: ({ body }, request) => {
      body.data.one ??= { _id: request.body.variables.id };
    },
  },
  {
    name: 'success for an invalid query',
    call: 'POST /admin/graphql',
    about: 'invalid query',
    paths: ['errors'],
    applies: ({ body }) => /noSuchField/.test(String(body.query)),
    after: respond(200, { data: {} }),
  },
  {
    name: 'an ignored offset',
    call: query('reviews'),
    about: 'paging',
    paths: ['list.items.*._id'],
    applies: isQuery('reviews'),
    before: setVariable('offset', 0),
  },
  {
    name: 'a total of the page',
    call: query('faqs'),
    about: 'paging',
    paths: ['list.total'],
    applies: isQuery('faqs'),
    after: ({ body }) => {
      if (body.data?.list) body.data.list.total = body.data.list.items.length;
    },
  },
  {
    name: 'an ignored sort',
    call: query('customers'),
    about: 'sortBy points_desc',
    paths: ['list.items.*.totalPoints'],
    applies: isQuery('customers', ({ sortBy }) => sortBy === 'points_desc'),
    before: setVariable('sortBy', 'name_asc'),
  },
  {
    name: 'rows without a value first',
    call: query('faqs'),
    about: 'sortBy answeredAtDesc',
    paths: ['list.items.*.answeredAt'],
    applies: isQuery('faqs', ({ sortBy }) => sortBy === 'answeredAtDesc'),
    after: ({ body }) => body.data.list.items.reverse(),
  },
  {
    name: 'a sort that fails',
    call: query('reviews'),
    about: 'sortBy ratingAsc',
    paths: ['data.list'],
    applies: isQuery('reviews', ({ sortBy }) => sortBy === 'ratingAsc'),
    after: respond(500, { error: 'No index.' }),
  },
  {
    name: 'an ignored choice',
    call: query('rewards'),
    about: 'filter status pending',
    paths: ['list.items.*.status'],
    applies: isQuery('rewards', ({ status }) => status === 'pending'),
    before: setVariable('status', undefined),
  },
  {
    name: 'an ignored search',
    call: query('faqs'),
    about: 'filter search no match',
    paths: ['list.total'],
    applies: isQuery('faqs', ({ search }) => search !== undefined),
    before: setVariable('search', undefined),
  },
  {
    name: 'a period that excludes its end',
    call: query('rewards'),
    about: 'filter dates inclusive',
    paths: ['list.total'],
    applies: isQuery('rewards', ({ dateTo }) => dateTo !== undefined),
    before: ({ body }) => {
      body.variables.dateTo = new Date(Date.parse(body.variables.dateTo) - 1).toISOString();
    },
  },
  {
    name: 'an unknown reference that finds rows',
    call: query('reviews'),
    about: 'filter productId unknown id',
    paths: ['list.total'],
    applies: isQuery('reviews', ({ productId }) => /^zqx/.test(String(productId))),
    before: setVariable('productId', undefined),
  },
  {
    name: 'no CORS on errors',
    call: 'GET /auth/sites',
    about: 'CORS of an error',
    paths: ['headers.Access-Control-Allow-Origin'],
    applies: isCall('GET', /^\/auth\/sites$/),
    after: ({ status, headers }) => {
      if (status === 401) delete headers[ORIGIN_HEADER];
    },
  },
  {
    name: 'a hidden Retry-After',
    call: 'GET /auth/sites',
    about: 'CORS',
    paths: ['headers.Access-Control-Expose-Headers'],
    applies: isCall('GET', /^\/auth\/sites$/),
    after: ({ headers }) => {
      delete headers['access-control-expose-headers'];
    },
  },
  {
    name: 'a header that preflights do not allow',
    call: 'POST /admin/loyalty/add_points',
    about: 'preflight',
    paths: ['headers.Access-Control-Allow-Headers'],
    applies: isCall('OPTIONS', /add_points/),
    after: ({ headers }) => {
      headers['access-control-allow-headers'] = 'Authorization, Content-Type';
    },
  },
  {
    name: 'a method that preflights do not allow',
    call: 'PATCH /admin/faq/{faqId}',
    about: 'preflight',
    paths: ['headers.Access-Control-Allow-Methods'],
    applies: (request) => isCall('OPTIONS', /\/admin\/faq\/1/)(request),
    after: ({ headers }) => {
      headers['access-control-allow-methods'] = 'GET, POST, DELETE';
    },
  },
  {
    name: 'a preflight that needs a token',
    call: 'POST /admin/contact',
    about: 'preflight',
    paths: ['status'],
    applies: isCall('OPTIONS', /contact/),
    after: respond(401, { error: 'Sign in first.' }),
  },
  {
    name: 'an optional call that does not fit',
    call: 'GET /admin/products',
    about: 'response',
    paths: ['total'],
    applies: isCall('GET', /^\/admin\/products/),
    after: ({ body }) => {
      body.total = String(body.total);
    },
  },
];

/** Defects of writes. */
export const writeDefects: readonly Defect[] = [
  {
    name: 'an ignored Idempotency-Key',
    call: 'POST /admin/widgets',
    about: 'repeated Idempotency-Key',
    paths: ['widget._id'],
    applies: isCall('POST', /^\/admin\/widgets$/),
    before: ({ headers }) => {
      delete headers['idempotency-key'];
    },
  },
  {
    name: 'a response with the value before the write',
    call: 'PATCH /admin/widgets/{widgetId}',
    about: 'write',
    paths: ['widget.isEnabled'],
    applies: isCall('PATCH', /^\/admin\/widgets\//),
    after: ({ status, body }) => {
      if (status === 200) body.widget.isEnabled = false;
    },
  },
  {
    name: 'a record that is not removed',
    call: 'DELETE /admin/loyalty/programs/{programId}',
    about: 'write',
    paths: ['status'],
    applies: (request) =>
      isCall('DELETE', /^\/admin\/loyalty\/programs\/[^/]+$/)(request) && !request.path.includes(UNKNOWN_ID),
    after: respond(500, { error: 'Locked.' }),
  },
  {
    name: 'a refused value that is accepted',
    call: 'PATCH /admin/faq/{faqId}',
    about: 'refused value',
    paths: ['status'],
    applies: ({ method, path, body }) =>
      method === 'PATCH' && path.startsWith('/admin/faq/') && body.status === 'no-such-status',
    after: respond(200, { faq: { _id: 'q1' } }),
  },
  {
    name: 'a written part that is missing in the response',
    call: 'PUT /admin/loyalty/programs/{programId}/tasks',
    about: 'write',
    paths: ['program.tasks.length'],
    applies: isCall('PUT', /\/tasks$/),
    after: ({ body }) => {
      body.program.tasks = [];
    },
  },
  {
    name: 'a stored email that is missing in the response',
    call: 'PUT /admin/sites/email/templates',
    about: 'write',
    paths: ['templates.*.subject'],
    applies: isCall('PUT', /^\/admin\/sites\/email\/templates$/),
    after: ({ body }) => {
      body.templates = [];
    },
  },
  {
    name: 'a reward that is not decided',
    call: 'PATCH /admin/loyalty/reward/{rewardId}',
    about: 'write',
    paths: ['status'],
    applies: isCall('PATCH', /^\/admin\/loyalty\/reward\//),
    after: respond(500, { error: 'Locked.' }),
  },
  {
    name: 'a refused import',
    call: 'POST /admin/data/import/reviews',
    about: 'write',
    paths: ['status'],
    applies: isCall('POST', /^\/admin\/data\/import\/reviews$/),
    after: respond(500, { error: 'Locked.' }),
  },
];
