import { checkActions } from './checkActions';
import { normalizeColumns } from './columns';
import type { Entity, RowBase } from './entity';

/** Query parameters reserved by lists. */
const listParameters: readonly string[] = ['page', 'limit', 'sort', 'flagged', 'only', 'record', 'siteId'];

type UntypedEntity = Omit<Entity, 'row'>;

/**
 * Validates a declaration at startup.
 * @throws Error with the entity and its contradictions
 */
export function checkEntity<R extends RowBase>(entity: Entity<R>): void {
  const issues = [
    ...findColumnIssues(entity),
    ...findFilterIssues(entity),
    ...findViewIssues(entity),
    ...checkActions(entity),
    ...findFormIssues(entity),
    ...findWriteIssues(entity),
    ...findFlagIssues(entity),
    ...findAutomationIssues(entity),
  ];
  if (issues[0] !== undefined) throw new Error(`entity '${entity.name}': ${issues.join('; ')}`);
}

function findColumnIssues({ list, fields }: UntypedEntity): string[] {
  const columns = normalizeColumns(list);
  const unknown = columns.flatMap(({ name, paths }) =>
    paths.filter((path) => !fields[path]).map((path) => `column '${name}' shows '${path}', which is not a field`),
  );
  const wrongCurrencies = Object.entries(fields).flatMap(([path, field]) =>
    field.kind === 'money' && !fields[field.currency]
      ? [`the currency of '${path}' is '${field.currency}', which is not a field`]
      : [],
  );
  const isAmbiguous = columns.filter(({ opens }) => opens).length > 1;
  const issues = [...unknown, ...wrongCurrencies];
  return isAmbiguous ? [...issues, 'more than one column opens the record'] : issues;
}

function findFilterIssues({ list, fields, read }: UntypedEntity): string[] {
  const filters = Object.entries(list.filters);
  const reserved = [
    ...filters
      .filter(([name]) => listParameters.includes(name))
      .map(([name]) => `filter '${name}' has the name of a list parameter`),
    ...Object.entries(list.pageFilters ?? {}).flatMap(([name, filter]) =>
      (filter.is === 'text' ? filter.paths : [filter.path])
        .filter((path) => !fields[path.split('.')[0] ?? path])
        .map((path) => `page filter '${name}' compares '${path}', which is not a field`),
    ),
  ];
  // A REST list takes every filter as it is.
  if (read.from === 'rest') return reserved;
  const unsent = filters.flatMap(([name, filter]) =>
    (filter.kind === 'days' ? [filter.from, filter.to] : [name])
      .filter((parameter) => !read.arguments[parameter])
      .map((parameter) => `filter '${name}' sends '${parameter}', which the read does not take`),
  );
  const isUnsortable = Object.keys(list.sorts).length > 0 && !read.arguments.sortBy;
  return [...reserved, ...unsent, ...(isUnsortable ? ["sorts need the argument 'sortBy'"] : [])];
}

function findViewIssues({ list, fields }: UntypedEntity): string[] {
  const wrong = Object.entries(list.views).flatMap(([view, values]) =>
    Object.entries(values).flatMap(([name, value]) => {
      const filter = list.filters[name];
      if (!filter) return [`view '${view}' filters by '${name}', which is not a filter`];
      const isChoice = !('choices' in filter) || value.split(',').every((item) => filter.choices.includes(item));
      return isChoice ? [] : [`view '${view}' sets '${name}' to '${value}', which is not a choice`];
    }),
  );
  const { waiting, waitsFor, opensOn } = list;
  const isView = (view: string | undefined) => view === undefined || list.views[view] !== undefined;
  return [
    ...wrong,
    ...(isView(waiting) ? [] : [`waiting view '${waiting}' is not a view`]),
    ...Object.entries(list.searchedViews ?? {}).flatMap(([view, { in: base, only }]) => [
      ...(isView(base) ? [] : [`searched view '${view}' is in '${base}', which is not a view`]),
      ...Object.keys(only)
        .filter((name) => !list.pageFilters?.[name])
        .map((name) => `searched view '${view}' filters by '${name}', which is not a page filter`),
    ]),
    ...(isView(opensOn) ? [] : [`it opens on '${opensOn}', which is not a view`]),
    ...(waitsFor === undefined || fields[waitsFor] ? [] : [`it waits for '${waitsFor}', which is not a field`]),
    ...(waitsFor === undefined || waiting ? [] : [`it waits for '${waitsFor}', but has no waiting view`]),
  ];
}

function findFormIssues({ draft, create }: UntypedEntity): string[] {
  if ((draft === undefined) !== (create === undefined)) return ['draft and create come together'];
  return Object.entries(create?.fields ?? {}).flatMap(([name, field]) => {
    const isChosen = field.kind === 'choice' || field.kind === 'rating';
    const issues = [
      // A choice input always shows a selected option, so a required one needs a default.
      isChosen && field.required && create?.defaults[name] === undefined
        ? 'is required and chosen from a list, so it needs a default'
        : '',
      field.kind === 'choice' && field.choices.length === 0 ? 'has no choices' : '',
      field.kind === 'record' && field.from === '' ? 'does not say where a record is chosen from' : '',
    ];
    return issues.flatMap((issue) => (issue === '' ? [] : [`form field '${name}' ${issue}`]));
  });
}

function findWriteIssues({ write, fields }: UntypedEntity): string[] {
  const posts = Object.entries(write.posts ?? {}).flatMap(([path, segment]) => [
    ...(fields[path] ? [] : [`'${path}' is posted, which is not a field`]),
    ...(segment !== undefined && /^[\w-]+$/.test(segment) ? [] : [`'${path}' is posted to no segment of a path`]),
  ]);
  const parts = Object.keys(write.parts ?? {}).filter((path) => !fields[path]);
  return [...posts, ...parts.map((path) => `members of '${path}' can be deleted, which is not a field`)];
}

function findFlagIssues({ flags, fields }: UntypedEntity): string[] {
  if (!flags) return [];
  const { texts, address, country } = flags;
  const checkedPaths = [...texts, ...[address, country].flatMap((path) => path ?? [])];
  const unknown = checkedPaths
    .filter((path) => !fields[path])
    .map((path) => `flags look at '${path}', which is not a field`);
  return texts.length === 0 ? [...unknown, 'flags look at no text'] : unknown;
}

function findAutomationIssues({ automation, fields, list }: UntypedEntity): string[] {
  const isField = (path: string) => fields[path] ?? fields[path.split('.')[0] ?? path];
  const triggers = Object.entries(automation?.triggers ?? {}).flatMap(([name, { at, sort, settings }]) => [
    ...(isField(at) ? [] : [`trigger '${name}' happens at '${at}', which is not a field`]),
    ...(sort === undefined || list.sorts[sort]
      ? []
      : [`trigger '${name}' has the order '${sort}', which is not a sort`]),
    ...(settings?.includes('status') && fields['status']?.kind !== 'choice'
      ? [`trigger '${name}' has a status, but there is no choice 'status'`]
      : []),
  ]);
  const conditions = Object.entries(automation?.conditions ?? {}).flatMap(([name, condition]) =>
    ('paths' in condition ? condition.paths : [condition.path]).flatMap((path) => {
      if (!isField(path)) return [`condition '${name}' compares '${path}', which is not a field`];
      const isChoice = condition.kind !== 'choice' || fields[path]?.kind === 'choice';
      return isChoice ? [] : [`condition '${name}' compares '${path}', which is not a choice`];
    }),
  );
  return [...triggers, ...conditions];
}
