import { expect, it } from 'vitest';
import { fetchMembers } from '../../../../../src/features/loyalty/affected/fetchAffected';
import { stubDataProvider } from '../../../../support/stubDataProvider';

/** 150 members with 150 points and fewer; some of the first 100 rows are malformed. */
const read = (leftOut: number, lowestPoints: number) => {
  const pages: number[] = [];
  const getList = async (_name: string, { pagination: { page } }: { pagination: { page: number } }) => {
    pages.push(page);
    const first = (page - 1) * 100 + (page === 1 ? leftOut : 0);
    const data = Array.from({ length: Math.min(page * 100, 150) - first }, (_, n) => ({
      id: `c${first + n}`,
      totalPoints: 150 - first - n,
    }));
    return { data, total: 150, meta: { leftOut: page === 1 ? leftOut : 0 } };
  };
  const found = fetchMembers(stubDataProvider({ getList }), 'p1', lowestPoints, new AbortController().signal);
  return found.then(({ members, isComplete }) => ({ count: members.length, isComplete, pages }));
};

it('reads the members of a program past a malformed row, and says that not all were read', async () => {
  expect(await read(0, 0)).toEqual({ count: 150, isComplete: true, pages: [1, 2] });
  expect(await read(1, 0)).toEqual({ count: 149, isComplete: false, pages: [1, 2] });
});

it('stops reading where the members have fewer points', async () => {
  expect(await read(0, 60)).toEqual({ count: 91, isComplete: true, pages: [1] });
  expect(await read(1, 60)).toEqual({ count: 90, isComplete: false, pages: [1] });
});
