import { expect, it } from 'vitest';
import { AppError } from '../../../dataProvider/errors';
import { isMissingCall } from '../../../dataProvider/http/isMissingCall';

it.each([
  [404, true],
  [405, true],
  [501, true],
  [403, false],
  [500, false],
  [null, false],
])('tells from status %j whether the API lacks the call: %j', (status, isMissing) => {
  expect(isMissingCall(new AppError({ kind: 'server', status }))).toBe(isMissing);
});
