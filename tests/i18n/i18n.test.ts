import { describe, expect, it } from 'vitest';
import { appErrorKinds } from '../../dataProvider/errors';
import { english } from '../../i18n/en';
import { i18nProvider } from '../../i18n/i18n';
import { entities } from '../../resources';
import { loadAllEntities } from '../../resources/loadAllEntities';
import { entityKeys } from './support/entityKeys';
import { literalKeys, messages, patternKeys, sources } from './support/keys';

const allEntities = await loadAllEntities();

/** Keys that declarations name in full: what an action leaves to do. */
const declaredKeys = allEntities.flatMap(({ name, actions }) =>
  Object.values(actions).flatMap(({ note }) => (note ? [{ name, key: note.message }] : [])),
);

const usedKeys = new Set([...literalKeys, ...declaredKeys].map(({ key }) => key));

/** Whether the code has the key, or a pattern of it. */
const isUsed = (key: string) => usedKeys.has(key) || patternKeys.some(({ pattern }) => pattern.test(key));

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

  it('have a sentence that confirms each bulk action', () => {
    const bulk = entities.flatMap(({ name, actions }) =>
      Object.entries(actions).flatMap(([action, { bulk, dialog }]) => (bulk && !dialog ? [{ name, action }] : [])),
    );
    const missing = bulk.filter(
      ({ name, action }) => !isKnown(`bulk.counted.${name}`) || !isKnown(`bulk.titles.${action}`),
    );
    expect(missing).toEqual([]);
  });

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
    expect(
      [...literalKeys, ...declaredKeys].filter(({ key }) => !isKnown(key)).map(({ name, key }) => `${name}: ${key}`),
    ).toEqual([]);
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
      // The singular may do without its number: 'Once a day'.
      .filter(({ forms: [one = [], ...others] }) =>
        others.some(
          (form) =>
            form.join() !== others[0]?.join() ||
            form.length > one.length + 1 ||
            !one.every((placeholder) => form.includes(placeholder)),
        ),
      );
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
