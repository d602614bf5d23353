import type { Misfit } from '../../../dataProvider/diagnostics/inspect.ts';
import type { Entity, Sort } from '../../../resources/entity.ts';
import { type Finding, toFinding } from '../finding.ts';
import { listCall, type ProbeContext, readPage, SAMPLE_ROWS, toFailedRead, valueAt } from './probe.ts';

/** Reads a list in one of its orders. */
export async function probeSort({ send }: ProbeContext, entity: Entity, name: string, sort: Sort): Promise<Finding> {
  const [call, about] = [listCall(entity), `sortBy ${name}`];
  const page = await readPage(send, entity, { limit: SAMPLE_ROWS, offset: 0, sortBy: name });
  if (!page.isRead) return toFailedRead(call, about, page);
  const values = page.rows.map((row) => valueAt(row, sort.field));
  return toFinding(call, about, ['sortedField', 'order', 'missingLast'], page.answer, findDisorder(values, sort));
}

/** Numbers and instants must be in order, without a value last. The order of texts depends on the collation. */
function findDisorder(values: readonly unknown[], { field, order }: Sort): readonly Misfit[] {
  const direction = order === 'ASC' ? 1 : -1;
  const path = `list.items.*.${field}`;
  for (let index = 1; index < values.length; index += 1) {
    const [before, value] = [values[index - 1], values[index]];
    if (before === null && value !== null)
      return [{ path, expected: 'rows without a value last', actual: 'before others' }];
    if (value === null) continue;
    const difference = compare(before, value);
    if (difference * direction > 0) {
      return [{ path, expected: order === 'ASC' ? 'ascending' : 'descending', actual: `row ${index} is out of order` }];
    }
  }
  return [];
}

const ISO_INSTANT = /^\d{4}-\d\d-\d\dT/;
const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [left, right] = [String(a), String(b)];
  if (ISO_INSTANT.test(left) && ISO_INSTANT.test(right)) return Date.parse(left) - Date.parse(right);
  // Only texts of plain letters, whose order no collation disputes.
  const isPlain = (text: string) => /^[a-z]/i.test(text);
  const [first, second] = [left.charAt(0), right.charAt(0)];
  return isPlain(left) && isPlain(right) ? collator.compare(first, second) : 0;
}
