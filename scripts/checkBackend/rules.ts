/** The sentences of docs/contract that checks prove, word for word. A check that breaks one reports it. */
export const rules = {
  account: '`POST /auth/email` gives a token for the account.',
  stores: '`GET /auth/sites` with it gives the stores, each with a token of its own.',
  sendableToken:
    'A token is a string of at most 4,096 printable ASCII characters without spaces, because a header has to carry it.',
  wrongPassword: 'A wrong password is a 401, or a 200 with `error`.',
  tokenNeeded: 'Without a token, or with one that is wrong or expired, every call that needs one is a 401.',
  ownStore: 'No parameter names the store, so a token must never reach the records of another one.',
  success: 'A call that succeeds responds with a 200 and JSON of the shape in `openapi.yaml`.',
  requiredValues: 'Only ids are required in records.',
  errorBody: '`error` is required, `code` and `fields` are optional.',
  unknownId: 'An unknown id is a 404.',
  refusedValue: 'A refused value is a 422, or a 400.',
  unknownPath: 'A path that is no call is a 404, 405 or 501.',
  unknownRecord: '`customerById` and `reviewById` of an unknown id are null.',
  failedQuery: 'A failed query is a status from 400, or a 200 with `errors` and no data.',
  limits: '`limit` is at most 100, `offset` counts from 0.',
  total: '`total` counts all rows that match.',
  end: 'An offset behind the last row is an empty list.',
  fixedOrder:
    'A page is `limit` rows of one fixed order: rows with equal values need a second criterion (newest first), or pages repeat rows.',
  order: 'Numbers and instants are sorted by their values, texts by letters without regard to case.',
  sortedField: '`sortBy` names a field and its order; `points` is `totalPoints`, and `referrals` is `totalReferrals`.',
  missingLast: 'Rows without the value that is sorted by come last.',
  comparedField:
    'A filter finds the rows whose field of its name has one of its values; `taskType` compares `task_type`, and an id that of the customer or product.',
  program: '`programId` finds the customers of a program; with the default program, also those without one.',
  search: '`search` finds rows with every word.',
  inclusive: '`dateFrom` and `dateTo` are inclusive.',
  noMatch: 'A filter that nothing matches, such as an unknown id, is an empty list.',
  answered: 'Questions are `answered` if they have an answer, and `published` if their status is `approved`.',
  wholeRecord:
    'A PATCH has only the fields that change, and responds with the whole record under its key (`{ "customer": … }`).',
  createdRecord: 'A POST that creates a record responds with it in the same way.',
  settingsKept: 'Only the keys of `change`, each as a whole.',
  wholeProgram: 'Responds with the whole program.',
  allTemplates: 'Responds with all templates of its language.',
  repeatedKey: 'the same key gets the first response and is not executed again.',
  readAfterWrite: 'A read after the response to a write has what was written.',
  corsOfAll: 'Unless console and API are on one origin, every response, errors included, needs',
  preflight: 'The response to a preflight (OPTIONS, which has no token) is a 2xx with',
} as const;

export type RuleName = keyof typeof rules;
