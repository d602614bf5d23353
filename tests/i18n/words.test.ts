import { describe, expect, it } from 'vitest';
import { appErrorKinds } from '../../dataProvider/errors';
import { english } from '../../i18n/en';
import { i18nProvider } from '../../i18n/words';
import { entities } from '../../resources';
import { columnsOf } from '../../resources/columns';
import type { Entity } from '../../resources/entity';
import { literalKeys, patternKeys, sources, words } from './support/keys';

/** Keys that the words of an entity follow from its declaration: those it must have, and those it may. */
function wordsOf(entity: Entity): { must: string[]; may: string[] } {
  const { list, fields, actions, create } = entity;
  const columns = columnsOf(list);
  const own = columns.filter(({ name }) => !fields[name]).map(({ name }) => `columns.${name}`);
  const values = Object.entries(fields).flatMap(([path, field]) => {
    if (field.kind === 'choice') return Object.keys(field.choices).map((value) => `values.${path}.${value}`);
    return field.kind === 'mark' ? [`values.${path}.1`] : [];
  });
  const deadlines = Object.entries(fields).flatMap(([path, { kind }]) =>
    kind === 'deadline' ? [`instants.${path}.coming`, `instants.${path}.past`] : [],
  );
  const choices = Object.entries(list.filters).flatMap(([name, filter]) => {
    const isOfField = 'path' in filter && filter.path !== undefined && fields[filter.path]?.kind === 'choice';
    // Numbers need no words.
    const spoken = 'choices' in filter && !isOfField ? filter.choices.filter((one) => Number.isNaN(Number(one))) : [];
    return spoken.map((one) => `choices.${name}.${one}`);
  });
  const formChoices = Object.entries(create?.fields ?? {}).flatMap(([name, field]) => [
    `fields.${name}`,
    ...(field.choices ?? []).map((choice) => `values.${name}.${choice}`),
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
      ...choices,
      ...deadlines,
      ...formChoices,
      ...Object.entries(actions).flatMap(([name, { text, choose }]) => [
        `actions.${name}.label`,
        `actions.${name}.done`,
        // What asks for something more has a button of its own.
        ...(text || choose ? [`actions.${name}.confirm`] : []),
      ]),
    ],
    may: [
      ...columns.map(({ name }) => `columns.${name}`),
      ...Object.keys(create?.fields ?? {}).map((name) => `form.${name}`),
    ],
  };
}

describe('the words of an entity', () => {
  it.each(entities.map((entity) => [entity.name, entity] as const))(
    '%s has them all, and no others',
    (name, entity) => {
      const { must, may } = wordsOf(entity);
      const wanted = [...new Set(must)].map((key) => `resources.${name}.${key}`);
      expect(wanted.filter((key) => !words.get(key)?.trim())).toEqual([]);
      const allowed = new Set([...wanted, ...may.map((key) => `resources.${name}.${key}`)]);
      const present = [...words.keys()].filter((key) => key.startsWith(`resources.${name}.`));
      expect(present.filter((key) => !allowed.has(key))).toEqual([]);
    },
  );

  it('are those of entities that there are', () => {
    expect(Object.keys(english.resources).sort()).toEqual(entities.map(({ name }) => name).sort());
  });
});

/** A plural has one key for all its forms. */
const isKnown = (key: string) => words.has(key);

describe('the words of the console', () => {
  it('are found by the scan of the code', () => {
    expect(literalKeys.length).toBeGreaterThan(100);
    expect(literalKeys.map(({ key }) => key)).toContain('list.state.empty');
  });

  it('exist for every key that the code says', () => {
    expect(literalKeys.filter(({ key }) => !isKnown(key)).map(({ name, key }) => `${name}: ${key}`)).toEqual([]);
    const without = patternKeys.filter(({ pattern }) => ![...words.keys()].some((key) => pattern.test(key)));
    expect(without.map(({ name, key }) => `${name}: ${key}`)).toEqual([]);
  });

  it('are all said somewhere', () => {
    const said = new Set(literalKeys.map(({ key }) => key));
    const unsaid = [...words.keys()].filter(
      (key) =>
        !/^(resources|ra)\./.test(key) && !said.has(key) && !patternKeys.some(({ pattern }) => pattern.test(key)),
    );
    expect(unsaid).toEqual([]);
  });

  it('tell every kind of failure', () => {
    const missing = appErrorKinds.filter((kind) => !isKnown(`errors.${kind}.text`));
    expect(missing).toEqual([]);
    expect(isKnown('errors.uncertain.text')).toBe(true);
  });

  it('have the same placeholders in one and in many', () => {
    const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].sort();
    const uneven = [...words]
      .map(([key, text]) => ({ key, forms: text.split('||||').map(placeholders) }))
      .filter(({ forms }) => forms.some((form) => form.join() !== forms[0]?.join()));
    expect(uneven.map(({ key }) => key)).toEqual([]);
  });

  it('have no broken placeholder, no key inside, and no blank at either end', () => {
    const broken = [...words].filter(
      ([, text]) => text !== text.trim() || /\$\{|%\{[^}\w]|%\w|\{\{/.test(text.replace(/%\{\w+\}/g, '')),
    );
    expect(broken).toEqual([]);
  });

  it('are given every placeholder that they have', () => {
    const calls = sources.flatMap(({ name, text }) =>
      [...text.matchAll(/translate\(\s*'([\w.-]+)'\s*(?:,\s*\{((?:[^{}]|\{[^{}]*\})*)\})?\s*,?\s*\)/g)].map(
        ([, key = '', given = '']) => ({ name, key, given }),
      ),
    );
    expect(calls.length).toBeGreaterThan(100);
    const missing = calls.flatMap(({ name, key, given }) =>
      [...(words.get(key) ?? '').matchAll(/%\{(\w+)\}/g)]
        .map(([, placeholder = '']) => placeholder)
        .filter((placeholder) => !new RegExp(`\\b${placeholder}\\b`).test(given) && !given.includes('...'))
        .map((placeholder) => `${name}: ${key} is not given ${placeholder}`),
    );
    expect([...new Set(missing)]).toEqual([]);
    expect(i18nProvider.translate('bulk.failed', { smart_count: 3 })).toBe('3 failed');
  });
});
