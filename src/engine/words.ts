import { useTranslate } from 'ra-core';
import type { Entity } from '../../resources/entity';
import { clipText } from '../lib/clipText';

/** Longest name of a record in a message, in characters. */
const titleLength = 60;

/** The words of an entity: they follow from its declaration, so no view spells a key of its own. */
export interface EntityWords {
  /** 'Customers', or 'Customer' for one. */
  name(count: number): string;
  column(name: string): string;
  field(path: string): string;
  filter(name: string): string;
  sort(wire: string): string;
  view(name: string): string;
  /** What an instant says where no heading does: 'Written 3 hours ago', 'Expires in 5 days'. */
  instant(path: string, time: string, isComing: boolean): string;
  /** A value of a closed set; a value that is not known is shown as the text it is. */
  value(path: string, value: string): string;
  /** A choice of a filter, in the words of the field that it compares with where there is one. */
  choice(filter: string, value: string): string;
  action(name: string): string;
  actionDone(name: string, count: number): string;
  /** The button that sends what an action has asked for: a text, a choice. */
  actionConfirm(name: string): string;
  /** How a record is spoken of in a message. */
  title(record: Parameters<Entity['title']>[0]): string;
}

export function useEntityWords(entity: Entity): EntityWords {
  return wordsOf(entity, useTranslate());
}

type Translate = ReturnType<typeof useTranslate>;

const known = new WeakMap<Translate, Map<string, EntityWords>>();

/** The words of an entity, for who speaks of several. One set an entity and language, however many cells ask for it. */
export function wordsOf(entity: Entity, translate: Translate): EntityWords {
  let words = known.get(translate);
  if (!words) {
    words = new Map();
    known.set(translate, words);
  }
  const found = words.get(entity.name) ?? createWords(entity, translate);
  words.set(entity.name, found);
  return found;
}

function createWords(entity: Entity, translate: Translate): EntityWords {
  const base = `resources.${entity.name}`;
  const fixed = new Map<string, string>();
  const word = (key: string, fallback: string) => {
    const text = fixed.get(key) ?? translate(`${base}.${key}`, { _: fallback });
    fixed.set(key, text);
    return text;
  };
  const value = (path: string, one: string) => word(`values.${path}.${one}`, one);
  return {
    name: (count) => translate(`${base}.name`, { smart_count: count }),
    column: (name) => word(`columns.${name}`, '') || word(`fields.${name}`, name),
    field: (path) => word(`fields.${path}`, path),
    filter: (name) => word(`filters.${name}`, name),
    sort: (wire) => word(`sorts.${wire}`, wire),
    view: (name) => word(`views.${name}`, name),
    instant: (path, time, isComing) =>
      translate(`${base}.instants.${path}.${isComing ? 'coming' : 'past'}`, {
        time,
        _: translate('list.value.instant', { field: word(`fields.${path}`, path), time }),
      }),
    value,
    choice(filter, one) {
      const declared = entity.list.filters[filter];
      const path = declared && 'path' in declared ? declared.path : undefined;
      return path && entity.fields[path]?.kind === 'choice' ? value(path, one) : word(`choices.${filter}.${one}`, one);
    },
    action: (name) => word(`actions.${name}.label`, name),
    actionDone: (name, count) => translate(`${base}.actions.${name}.done`, { smart_count: count }),
    actionConfirm: (name) => word(`actions.${name}.confirm`, name),
    title: (record) => clipText(entity.title(record)?.trim() ?? '', titleLength) || translate(`${base}.untitled`),
  };
}
