import { describe, expect, it } from 'vitest';
import { findOutliers } from '../../../../src/features/imports/table/importTable';

const find = (amounts: readonly number[]) => findOutliers(new Map(amounts.entries()));

describe('findOutliers', () => {
  it.each([
    ['a digit too many', [100, 120, 90, 110, 25_000], [4]],
    ['whatever its sign', [100, 120, 90, -25_000, 110], [3]],
    ['several', [10, 12, 9, 11, 10, 8_000, 9_000], [5, 6]],
    ['none if amounts are alike', [100, 300, 50, 900, 1_200], []],
    ['none among a few rows', [1, 1, 1_000], []],
    ['none if most rows have no points', [0, 0, 0, 0, 500], []],
  ])('finds %s', (_, amounts, rows) => {
    expect(find(amounts)).toEqual(rows);
  });
});
