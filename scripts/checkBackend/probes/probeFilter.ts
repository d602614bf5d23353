import type { Entity, Filter } from '../../../resources/entity.ts';
import { expectEqual, type Finding, skip, toFinding } from '../finding.ts';
import { filterCases } from './filterCases.ts';
import { type ListPage, listCall, type ProbeContext, readPage, SAMPLE_ROWS, toFailedRead } from './probe.ts';

/** Reads a list by a filter, with values of rows that it has and with one that it has not. */
export async function probeFilter(
  { send }: ProbeContext,
  entity: Entity,
  name: string,
  filter: Filter,
  all: ListPage,
): Promise<readonly Finding[]> {
  const call = listCall(entity);
  const cases = filterCases(name, filter, all);
  if (cases.length === 0) return [skip(call, `filter ${name}`, 'no row has a value to filter by')];
  const findings: Finding[] = [];
  for (const { label, rule, variables, path, expected, matches, count } of cases) {
    const about = `filter ${name} ${label}`;
    const page = await readPage(send, entity, { limit: SAMPLE_ROWS, offset: 0, ...variables });
    if (!page.isRead) {
      findings.push(toFailedRead(call, about, page));
      continue;
    }
    const wrong = page.rows.findIndex((row) => !matches(row));
    const differences = [
      ...(wrong < 0 ? [] : [{ path: `list.items.*.${path}`, expected, actual: `another value in row ${wrong}` }]),
      ...(count === 'some' && page.total === 0 ? expectEqual('list.total', 'at least 1', '0') : []),
      ...(count === 'none' ? expectEqual('list.total', 0, page.total) : []),
      ...expectEqual('list.items.length', Math.min(SAMPLE_ROWS, page.total), page.rows.length),
    ];
    findings.push(
      toFinding(call, about, [rule, 'total'], page.answer, count === 'none' ? differences.slice(-2) : differences),
    );
  }
  return findings;
}
