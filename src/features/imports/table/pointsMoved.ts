/** Points of one direction, and the number of rows with them. */
interface MovedPoints {
  points: number;
  rows: number;
}

/** Points that an import adds and deducts. Their sum may be small although both are large. */
export interface PointsMoved {
  added: MovedPoints;
  deducted: MovedPoints;
}

export const directions = ['added', 'deducted'] as const;

/** Sums changes of balances by their direction. */
export function sumMoved(changes: Iterable<number>): PointsMoved {
  const moved = { added: { points: 0, rows: 0 }, deducted: { points: 0, rows: 0 } };
  for (const change of changes) {
    if (change === 0) continue;
    const direction = moved[change > 0 ? 'added' : 'deducted'];
    direction.points += Math.abs(change);
    direction.rows += 1;
  }
  return moved;
}
