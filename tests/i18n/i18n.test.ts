import { describe, expect, it } from 'vitest';
import { appErrorKinds } from '../../dataProvider/errors';
import { english } from '../../i18n/en';
import { i18nProvider } from '../../i18n/i18n';
import { entities } from '../../resources';
import { normalizeColumns } from '../../resources/columns';
import type { Entity } from '../../resources/entity';
import { loadAllEntities } from '../../resources/loadAllEntities';
import { literalKeys, messages, patternKeys, sources } from './support/keys';

/** Message keys that are derived from a declaration: required and optional ones. */
function entityKeys(entity: Entity): { must: string[]; may: string[] } {
  const { list, fields, actions, create } = entity;
  const columns = normalizeColumns(list);
  const own = columns.filter(({ name }) => !fields[name]).map(({ name }) => `columns.${name}`);
  const values = Object.entries(fields).flatMap(([path, field]) => {
    if (field.kind === 'choice') return Object.keys(field.choices).map((value) => `values.${path}.${value}`);
    return field.kind === 'mark' ? [`values.${path}.1`] : [];
  });
  const unknownValues = columns.flatMap(({ name, unknown }) => (unknown ? [`values.${name}.unknown`] : []));
  const deadlines = Object.entries(fields).flatMap(([path, { kind }]) =>
    kind === 'deadline' ? [`instants.${path}.coming`, `instants.${path}.past`] : [],
  );
  const choices = Object.entries(list.filters).flatMap(([name, filter]) => {
    const isOfField = 'path' in filter && filter.path !== undefined && fields[filter.path]?.kind === 'choice';
    // Numbers need no labels.
    const choiceNames =
      'choices' in filter && !isOfField ? filter.choices.filter((choice) => Number.isNaN(Number(choice))) : [];
    return choiceNames.map((item) => `choices.${name}.${item}`);
  });
  const formChoices = Object.entries(create?.fields ?? {}).flatMap(([name, field]) => [
    `fields.${name}`,
    ...('choices' in field ? field.choices : []).map((choice) => `values.${name}.${choice}`),
  ]);
  return {
    must: [
      'name',
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
      ...columns.map(({ name }) => `columns.${name}`),
      ...Object.keys(create?.fields ?? {}).map((name) => `form.${name}`),
    ],
  };
}

const usedKeys = new Set(literalKeys.map(({ key }) => key));

/** Whether the code has the key, or a pattern of it. */
const isUsed = (key: string) => usedKeys.has(key) || patternKeys.some(({ pattern }) => pattern.test(key));

const allEntities = await loadAllEntities();

describe('entity messages', () => {
  it.each(allEntities.map((entity) => [entity.name, entity] as const))(
    '%s has exactly the required ones',
    (name, entity) => {
      const { must, may } = entityKeys(entity);
      const base = entity.messages ?? `resources.${name}`;
      const requiredKeys = [...new Set(must)].map((key) => `${base}.${key}`);
      expect(requiredKeys.filter((key) => !messages.get(key)?.trim())).toEqual([]);
      const allowed = new Set([...requiredKeys, ...may.map((key) => `${base}.${key}`)]);
      const present = [...messages.keys()].filter((key) => key.startsWith(`${base}.`));
      expect(present.filter((key) => !allowed.has(key) && !isUsed(key))).toEqual([]);
    },
  );

  it('belong to existing entities', () => {
    expect(Object.keys(english.resources).sort()).toEqual(entities.map(({ name }) => name).sort());
  });
});

/** All plural forms of a message share a key. */
const isKnown = (key: string) => messages.has(key);

describe('messages', () => {
  it('are found in the code', () => {
    expect(literalKeys.length).toBeGreaterThan(100);
    expect(literalKeys.map(({ key }) => key)).toContain('list.state.empty');
  });

  it('exist for all keys in the code', () => {
    expect(literalKeys.filter(({ key }) => !isKnown(key)).map(({ name, key }) => `${name}: ${key}`)).toEqual([]);
    const without = patternKeys.filter(({ pattern }) => ![...messages.keys()].some((key) => pattern.test(key)));
    expect(without.map(({ name, key }) => `${name}: ${key}`)).toEqual([]);
  });

  it('are all used', () => {
    const ownMessages = allEntities.flatMap((entity) => {
      const { must, may } = entityKeys(entity);
      return [...must, ...may].map((key) => `${entity.messages}.${key}`);
    });
    const unusedKeys = [...messages.keys()].filter(
      (key) => !/^(resources|ra)\./.test(key) && !ownMessages.includes(key) && !isUsed(key),
    );
    expect(unusedKeys).toEqual([]);
  });

  it('exist for all error kinds', () => {
    const missing = appErrorKinds.filter((kind) => !isKnown(`errors.${kind}.text`));
    expect(missing).toEqual([]);
    expect(isKnown('errors.uncertain.text')).toBe(true);
  });

  it('have the same placeholders in all plural forms', () => {
    const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].sort();
    const uneven = [...messages]
      .map(([key, text]) => ({ key, forms: text.split('||||').map(placeholders) }))
      .filter(({ forms }) => forms.some((form) => form.join() !== forms[0]?.join()));
    expect(uneven.map(({ key }) => key)).toEqual([]);
  });

  it('have no invalid placeholder, no key inside, and no surrounding whitespace', () => {
    const broken = [...messages].filter(
      ([, text]) => text !== text.trim() || /\$\{|%\{[^}\w]|%\w|\{\{/.test(text.replace(/%\{\w+\}/g, '')),
    );
    expect(broken).toEqual([]);
  });

  it('get values for all placeholders', () => {
    const calls = sources.flatMap(({ name, text }) =>
      [...text.matchAll(/translate\(\s*'([\w.-]+)'\s*(?:,\s*\{((?:[^{}]|\{[^{}]*\})*)\})?\s*,?\s*\)/g)].map(
        ([, key = '', given = '']) => ({ name, key, given }),
      ),
    );
    expect(calls.length).toBeGreaterThan(100);
    const missing = calls.flatMap(({ name, key, given }) =>
      [...(messages.get(key) ?? '').matchAll(/%\{(\w+)\}/g)]
        .map(([, placeholder = '']) => placeholder)
        .filter((placeholder) => !new RegExp(`\\b${placeholder}\\b`).test(given) && !given.includes('...'))
        .map((placeholder) => `${name}: ${key} is not given ${placeholder}`),
    );
    expect([...new Set(missing)]).toEqual([]);
    expect(i18nProvider.translate('bulk.failed', { smart_count: 3 })).toBe('3 failed');
  });
});
