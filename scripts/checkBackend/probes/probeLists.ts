import type { Misfit } from '../../../dataProvider/diagnostics/inspect.ts';
import type { Entity } from '../../../resources/entity.ts';
import { expectEqual, type Finding, toFinding } from '../finding.ts';
import {
  type ListPage,
  listCall,
  type Probe,
  type ProbeContext,
  readPage,
  SAMPLE_ROWS,
  toFailedRead,
} from './probe.ts';
import { probeFilter } from './probeFilter.ts';
import { probeSort } from './probeSort.ts';

/** Rows of the pages that are compared. */
const PAGE_ROWS = 3;

/** Paging, sorts, and filters of every entity. */
export const probeLists: Probe = async (context) =>
  (await Promise.all(context.entities.map((entity) => probeEntity(context, entity)))).flat();

async function probeEntity(context: ProbeContext, entity: Entity): Promise<readonly Finding[]> {
  const { sorts, filters } = entity.list;
  const [firstSort] = Object.keys(sorts);
  const all = await readPage(context.send, entity, { limit: SAMPLE_ROWS, offset: 0, sortBy: firstSort });
  // The check of the call itself reports it.
  if (!all.isRead) return [];
  const findings = [await probePaging(context, entity, all)];
  for (const [name, sort] of Object.entries(sorts)) findings.push(await probeSort(context, entity, name, sort));
  for (const [name, filter] of Object.entries(filters)) {
    findings.push(...(await probeFilter(context, entity, name, filter, all)));
  }
  return findings;
}

const getIds = ({ rows }: ListPage) => rows.map((row) => String(row['_id']));

/** Two pages must be the first rows of the list, and the end must be empty. */
async function probePaging({ send }: ProbeContext, entity: Entity, all: ListPage): Promise<Finding> {
  const call = listCall(entity);
  const [sortBy] = Object.keys(entity.list.sorts);
  const first = await readPage(send, entity, { limit: PAGE_ROWS, offset: 0, sortBy });
  const second = await readPage(send, entity, { limit: PAGE_ROWS, offset: PAGE_ROWS, sortBy });
  const end = await readPage(send, entity, { limit: PAGE_ROWS, offset: all.total, sortBy });
  const unread = [first, second, end].find(({ isRead }) => !isRead);
  if (unread) return toFailedRead(call, 'paging', unread);
  const [wanted, ids] = [getIds(all), [...getIds(first), ...getIds(second)]];
  const pages: readonly [Misfit[], ListPage][] = [
    [[...expectEqual('list.items.length', Math.min(SAMPLE_ROWS, all.total), all.rows.length)], all],
    [
      [
        ...expectEqual('list.items.length', Math.min(PAGE_ROWS, all.total), first.rows.length),
        ...expectEqual('list.total', all.total, first.total),
      ],
      first,
    ],
    [[...expectEqual('list.items.*._id', wanted.slice(0, 2 * PAGE_ROWS).join(', '), ids.join(', '))], second],
    [
      [...expectEqual('list.items.length', 0, end.rows.length), ...expectEqual('list.total', all.total, end.total)],
      end,
    ],
  ];
  const wrong = pages.find(([differences]) => differences.length > 0);
  return toFinding(
    call,
    'paging',
    ['limits', 'fixedOrder', 'total', 'end'],
    (wrong?.[1] ?? all).answer,
    wrong?.[0] ?? [],
  );
}
