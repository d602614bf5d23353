import { normalizeColumns } from '../../../resources/columns';
import type { Entity } from '../../../resources/entity';
import { messages } from './keys';

/** Message keys that are derived from a declaration: required and optional ones. */
export function entityKeys(entity: Entity): { must: string[]; may: string[] } {
  const { list, fields, actions, create } = entity;
  const columns = normalizeColumns(list);
  const own = columns.filter(({ name }) => !fields[name]).map(({ name }) => `columns.${name}`);
  const values = Object.entries(fields).flatMap(([path, field]) => {
    if (field.kind === 'choice') return Object.keys(field.choices).map((value) => `values.${path}.${value}`);
    return field.kind === 'mark' ? [`values.${path}.1`] : [];
  });
  const unknownValues = columns.flatMap(({ name, unknown }) => (unknown ? [`values.${name}.unknown`] : []));
  // Dates below another value, where no heading names them.
  const dates = columns.flatMap(({ paths }) =>
    paths.slice(1).flatMap((path) => (fields[path]?.kind === 'instant' ? [`instants.${path}.past`] : [])),
  );
  const deadlines = Object.entries(fields).flatMap(([path, { kind }]) =>
    kind === 'deadline' ? [`instants.${path}.coming`, `instants.${path}.past`] : [],
  );
  const choices = Object.entries(list.filters).flatMap(([name, filter]) => {
    const isOfField = 'path' in filter && filter.path !== undefined && fields[filter.path]?.kind === 'choice';
    // The numbers of `choices` need no labels.
    const needsLabel = (choice: string) => filter.kind === 'choice' || Number.isNaN(Number(choice));
    const choiceNames = 'choices' in filter && !isOfField ? filter.choices.filter(needsLabel) : [];
    return choiceNames.map((item) => `choices.${name}.${item}`);
  });
  const formChoices = Object.entries(create?.fields ?? {}).flatMap(([name, field]) => [
    `fields.${name}`,
    ...('choices' in field ? field.choices : []).map((choice) => `values.${name}.${choice}`),
  ]);
  const base = entity.messages ?? `resources.${entity.name}`;
  // A title can be composed in ways that only a record shows.
  const titles = [...messages.keys()].flatMap((key) =>
    key.startsWith(`${base}.titles.`) ? [key.slice(base.length + 1)] : [],
  );
  return {
    must: [
      'name',
      'noun',
      'untitled',
      ...own,
      ...Object.keys(fields).map((path) => `fields.${path}`),
      ...Object.keys(list.filters).map((name) => `filters.${name}`),
      ...Object.keys(list.sorts).map((wire) => `sorts.${wire}`),
      ...Object.keys(list.views).map((name) => `views.${name}`),
      ...values,
      ...unknownValues,
      ...choices,
      ...deadlines,
      ...formChoices,
      ...Object.entries(actions).flatMap(([name, { text, choose }]) => [
        `actions.${name}.label`,
        `actions.${name}.done`,
        // Actions with input have a confirm button.
        ...(text || choose ? [`actions.${name}.confirm`] : []),
      ]),
    ],
    may: [
      'named',
      ...titles,
      ...(create ? ['create'] : []),
      ...dates,
      ...columns.map(({ name }) => `columns.${name}`),
      ...Object.keys(create?.fields ?? {}).map((name) => `form.${name}`),
      // Names within a sentence.
      ...Object.entries(fields).flatMap(([path, { kind }]) => (kind === 'code' ? [`fieldNouns.${path}`] : [])),
      ...Object.values(actions).flatMap(({ text, choose }) =>
        [text, choose].flatMap((path) => (path ? [`fieldNouns.${path}`] : [])),
      ),
      ...Object.keys(actions).flatMap((name) => Object.keys(actions).map((second) => `actions.${name}.with.${second}`)),
    ],
  };
}
