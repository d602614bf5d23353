import { checkActions } from './checkActions';
import { columnsOf } from './columns';
import type { Entity, RowBase } from './entity';

/** Query parameters that every list has of its own. */
const listParameters: readonly string[] = ['page', 'limit', 'sort', 'flagged', 'record', 'siteId'];

type Checked = Omit<Entity, 'row'>;

/**
 * Refuses a declaration that contradicts itself, at start, so that it is never found by a merchant.
 * @throws Error that names the entity and what is wrong
 */
export function checkEntity<R extends RowBase>(entity: Entity<R>): void {
  const faults = [
    ...columnFaults(entity),
    ...filterFaults(entity),
    ...viewFaults(entity),
    ...checkActions(entity),
    ...formFaults(entity),
    ...writeFaults(entity),
    ...flagFaults(entity),
  ];
  if (faults[0] !== undefined) throw new Error(`entity '${entity.name}': ${faults.join('; ')}`);
}

function columnFaults({ list, fields }: Checked): string[] {
  const columns = columnsOf(list);
  const unknown = columns.flatMap(({ name, paths }) =>
    paths.filter((path) => !fields[path]).map((path) => `column '${name}' shows '${path}', which is not a field`),
  );
  const isAmbiguous = columns.filter(({ opens }) => opens).length > 1;
  return isAmbiguous ? [...unknown, 'more than one column opens the record'] : unknown;
}

function filterFaults({ list, read }: Checked): string[] {
  const filters = Object.entries(list.filters);
  const reserved = filters
    .filter(([name]) => listParameters.includes(name))
    .map(([name]) => `filter '${name}' has the name of a list parameter`);
  const unsent = filters.flatMap(([name, filter]) =>
    (filter.kind === 'days' ? [filter.from, filter.to] : [name])
      .filter((parameter) => !read.arguments[parameter])
      .map((parameter) => `filter '${name}' sends '${parameter}', which the read does not take`),
  );
  const isUnsortable = Object.keys(list.sorts).length > 0 && !read.arguments.sortBy;
  return [...reserved, ...unsent, ...(isUnsortable ? ["sorts need the argument 'sortBy'"] : [])];
}

function viewFaults({ list, fields }: Checked): string[] {
  const wrong = Object.entries(list.views).flatMap(([view, values]) =>
    Object.entries(values).flatMap(([name, value]) => {
      const filter = list.filters[name];
      if (!filter) return [`view '${view}' filters by '${name}', which is not a filter`];
      const isChoice = !('choices' in filter) || value.split(',').every((one) => filter.choices.includes(one));
      return isChoice ? [] : [`view '${view}' sets '${name}' to '${value}', which is not a choice`];
    }),
  );
  const { waiting, waitsFor, opensOn } = list;
  const isView = (view: string | undefined) => view === undefined || list.views[view] !== undefined;
  return [
    ...wrong,
    ...(isView(waiting) ? [] : [`waiting view '${waiting}' is not a view`]),
    ...(isView(opensOn) ? [] : [`it opens on '${opensOn}', which is not a view`]),
    ...(waitsFor === undefined || fields[waitsFor] ? [] : [`it waits for '${waitsFor}', which is not a field`]),
    ...(waitsFor === undefined || waiting ? [] : [`it waits for '${waitsFor}', but has no waiting view`]),
  ];
}

function formFaults({ draft, create }: Checked): string[] {
  if ((draft === undefined) !== (create === undefined)) return ['draft and create come together'];
  return Object.entries(create?.fields ?? {}).flatMap(([name, { kind, required, choices, from }]) => {
    const isChosen = kind === 'choice' || kind === 'rating';
    const faults = [
      // A list of choices always shows one: what it shows is what must be posted.
      isChosen && required && create?.defaults[name] === undefined
        ? 'is required and chosen from a list, so it needs a default'
        : '',
      kind === 'choice' && !choices?.length ? 'has no choices' : '',
      kind === 'record' && !from ? 'does not say where a record is chosen from' : '',
      kind !== 'record' && from ? `is no record, and has nothing to choose from '${from}'` : '',
    ];
    return faults.flatMap((fault) => (fault === '' ? [] : [`form field '${name}' ${fault}`]));
  });
}

function writeFaults({ write, fields }: Checked): string[] {
  const posts = Object.entries(write.posts ?? {}).flatMap(([path, segment]) => [
    ...(fields[path] ? [] : [`'${path}' is posted, which is not a field`]),
    ...(segment !== undefined && /^[\w-]+$/.test(segment) ? [] : [`'${path}' is posted to no segment of a path`]),
  ]);
  const parts = Object.keys(write.parts ?? {}).filter((path) => !fields[path]);
  return [...posts, ...parts.map((path) => `members of '${path}' can be deleted, which is not a field`)];
}

function flagFaults({ flags, fields }: Checked): string[] {
  if (!flags) return [];
  const { texts, address, country } = flags;
  const looked = [...texts, ...[address, country].flatMap((path) => path ?? [])];
  const unknown = looked.filter((path) => !fields[path]).map((path) => `flags look at '${path}', which is not a field`);
  return texts.length === 0 ? [...unknown, 'flags look at no text'] : unknown;
}
