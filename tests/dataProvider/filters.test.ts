import { describe, expect, it } from 'vitest';
import { listVariables } from '../../dataProvider/graphql/variables';
import { entities } from '../../resources';
import type { Entity } from '../../resources/entity';
import { filterParameters, getSearchParam } from '../../resources/filters';
import { getMessage } from './support/messageOf';

const named = entities.map((entity) => [entity.name, entity] as const);
const sent = (entity: Entity, filter: unknown) => listVariables(entity, { filter });

describe('react-admin filters', () => {
  it.each(named)('of %s are sent by their declared names', (_name, entity) => {
    for (const [name, filter] of Object.entries(entity.list.filters)) {
      if (filter.kind === 'choice') {
        const [first = ''] = filter.choices;
        expect(sent(entity, { [name]: first })[name]).toBe(filter.send ? filter.send(first) : first);
      }
      if (filter.kind === 'reference') expect(sent(entity, { [name]: 'c1' })[name]).toBe('c1');
    }
  });

  it.each(named)("of %s map 'q' to the search filter, if any", (name, entity) => {
    const search = getSearchParam(entity);
    if (search === undefined) {
      expect(getMessage(() => sent(entity, { q: 'ada' }))).toContain(`'${name}' has no filter 'q'.`);
    } else {
      expect(sent(entity, { q: ' ada ' })).toEqual(sent(entity, { [search]: 'ada' }));
    }
    expect(sent(entity, { q: '' })).toEqual(sent(entity, {}));
  });

  it.each(named)('of %s are rejected if unknown, with the declared ones', (name, entity) => {
    const message = getMessage(() => sent(entity, { nonsense: 1, emailAddress: 'a@b.example', page: undefined }));
    expect(message).toContain(`'${name}' has no filter 'nonsense', 'emailAddress'. Supported filters: `);
    for (const parameter of filterParameters(entity)) expect(message).toContain(`'${parameter}'`);
    expect(message.includes("'q'")).toBe(getSearchParam(entity) !== undefined);
  });

  it.each(named)('of %s are omitted without a value, known or not', (_name, entity) => {
    const nothing = { nonsense: '', other: undefined, third: null, search: '' };
    expect(sent(entity, nothing)).toEqual(sent(entity, undefined));
  });
});
