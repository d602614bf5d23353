import { buildSchema, parse, validate } from 'graphql';
import { getListQuery, getOneQuery } from '../../../dataProvider/graphql/buildQuery';
import { english } from '../../../i18n/en';
import { addArguments } from '../../../mock-server/graphql/executableSchema';
import type { Automation } from '../../../resources/automation/automation';
import type { ConfigFields } from '../../../resources/config/configField';
import type { Entity } from '../../../resources/entity';
import { extendEntity } from '../../../resources/extendEntities';
import { entities as consoleEntities } from '../../../resources/index';
import type { ConsoleExtension, ExtensionFixtures } from '../../../src/defineConsole';
import type { MenuChange } from '../../../src/slots/pageSlots';
import { entityKeys } from '../../i18n/support/entityKeys';
import { flattenMessages } from '../../i18n/support/flattenMessages';

/**
 * Returns the missing and contradictory parts of an extension.
 * @param schema GraphQL schema of the console's own entities
 */
export function findExtensionIssues(
  extension: ConsoleExtension,
  fixtures: ExtensionFixtures,
  schema: string,
): string[] {
  return [
    ...findMissingMessages(extension),
    ...findNameIssues(extension),
    ...findQueryIssues(extension, `${schema}\n${fixtures.schema ?? ''}`),
    ...findRowIssues(extension, fixtures),
  ];
}

/** The entities of an extension, and those of the console with its changes. */
const getEntities = ({ entities, extend }: ConsoleExtension): Entity[] => [
  ...entities,
  ...consoleEntities.flatMap((entity) => {
    const changes = extend[entity.name];
    return changes ? [extendEntity(entity, changes)] : [];
  }),
];

function findMissingMessages(extension: ConsoleExtension): string[] {
  const { pages, menu, dashboard, settings, analytics, find, messages } = extension;
  const { emailVariables, taskTypes, rewardTypes, widgetTypes } = extension;
  const existing = new Set([...flattenMessages(english), ...flattenMessages(messages.en ?? {})].map(([key]) => key));
  const keys = [
    ...getEntities(extension).flatMap((entity) =>
      entityKeys(entity).must.map((key) => `${entity.messages ?? `resources.${entity.name}`}.${key}`),
    ),
    ...getEntities(extension).flatMap(({ automation }) => (automation ? listAutomationKeys(automation) : [])),
    ...Object.keys(emailVariables).map((name) => `templateEditor.variables.names.${name}`),
    ...listProgramTypeKeys('tasks', taskTypes),
    ...listProgramTypeKeys('rewards', rewardTypes),
    ...Object.entries(widgetTypes).flatMap(([type, { controls }]) => [
      `otherWidgets.types.${type}.name`,
      `otherWidgets.types.${type}.purpose`,
      ...Object.values(controls).flatMap((fields) => listFieldKeys('widgets', fields)),
    ]),
    ...pages.map(({ title }) => title),
    ...[...menu, ...dashboard, ...settings, ...analytics, ...(find.commands ?? []), ...(find.sources ?? [])].flatMap(
      findLabels,
    ),
  ];
  return [...new Set(keys)].filter((key) => !existing.has(key)).map((key) => `the message '${key}' is missing`);
}

const listAutomationKeys = ({ triggers = {}, conditions = {} }: Automation) => [
  ...Object.keys(triggers).flatMap((name) =>
    ['label', 'sentence'].map((text) => `automation.triggers.${name}.${text}`),
  ),
  ...Object.entries(conditions).flatMap(([name, condition]) =>
    'paths' in condition || condition.kind === 'filled' ? [`automation.conditionFields.${name}`] : [],
  ),
];

const listProgramTypeKeys = (list: string, types: Readonly<Record<string, { fields: ConfigFields }>>) =>
  Object.entries(types).flatMap(([type, { fields }]) => [
    `loyalty.${list}.${type}`,
    ...listFieldKeys('loyalty', fields),
  ]);

/** Message keys of the labels of a form's fields, and of their choices. */
const listFieldKeys = (area: string, fields: ConfigFields) =>
  Object.entries(fields).flatMap(([name, field]) => [
    `${area}.fields.${name}`,
    ...('choices' in field ? field.choices.map((choice) => `${area}.choices.${name}.${choice}`) : []),
  ]);

/** Message keys of the added parts, and of their contents. */
function findLabels(part: object): string[] {
  const { label, words = label, entries = [], fields = {} } = Object(part);
  return [
    ...(typeof label === 'string' ? [label, words] : []),
    ...entries.flatMap(findLabels),
    ...Object.values<string>(fields),
  ];
}

/** Paths of the entries that a change adds to the menu. */
function listNewPaths(change: MenuChange): string[] {
  if ('entries' in change) return change.entries.flatMap(listNewPaths);
  return 'path' in change && 'label' in change ? [change.path] : [];
}

function findNameIssues({ entities, pages, menu, overrides }: ConsoleExtension): string[] {
  const names = [...consoleEntities.filter((entity) => !entities.includes(entity)), ...entities].map(
    ({ name }) => name,
  );
  const paths = new Set([...pages.map(({ path }) => `/${path.replace(/\/\*$/, '')}`)]);
  return [
    ...names.filter((name, n) => names.indexOf(name) !== n).map((name) => `there are two entities '${name}'`),
    ...Object.keys(overrides).flatMap((name) =>
      names.includes(name) ? [] : [`there is no entity '${name}' to override`],
    ),
    ...menu.flatMap(listNewPaths).flatMap((path) => (paths.has(path) ? [] : [`the menu entry '${path}' has no page`])),
  ];
}

function findQueryIssues(extension: ConsoleExtension, definitions: string): string[] {
  const schema = buildSchema(definitions);
  const entities = getEntities(extension);
  for (const entity of entities) addArguments(schema, entity);
  const queries = entities
    .filter(({ read }) => read.from === 'graphql')
    .flatMap((entity) => [getListQuery(entity), getOneQuery(entity)].filter((query) => query !== null));
  return queries.flatMap((query) => validate(schema, parse(query)).map(({ message }) => message));
}

function findRowIssues({ entities }: ConsoleExtension, { createRows }: ExtensionFixtures): string[] {
  const rows = createRows({ number: 0, name: 'Store' }, Date.now());
  return entities.flatMap(({ name, row }) => {
    const ids = (rows[name] ?? []).map(({ _id }) => _id);
    return [
      ...(ids.length === 0 ? [`the mock server has no rows of '${name}'`] : []),
      ...(new Set(ids).size < ids.length ? [`rows of '${name}' have the same id`] : []),
      ...(rows[name] ?? []).flatMap((item) =>
        row.safeParse(item).success ? [] : [`a row of '${name}' has another shape`],
      ),
    ];
  });
}
