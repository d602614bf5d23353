import { useTranslate } from 'ra-core';
import type { Entity, Row } from '../../../resources/entity';
import { clipText } from '../../lib/format/text';

/** Maximum length of a record's name in a message, in characters. */
const MAX_TITLE_LENGTH = 60;

/** The labels of an entity. Their i18n keys follow from the declaration, so no component builds one. */
export interface EntityLabels {
  /** 'Customers', or 'Customer' for one. */
  name(count: number): string;
  /** 'customers', or 'customer' for one, within a sentence. */
  noun(count: number): string;
  column(name: string): string;
  field(path: string): string;
  /** The name of a field within a sentence: 'reply'. */
  fieldNoun(path: string): string;
  filter(name: string): string;
  sort(wire: string): string;
  view(name: string): string;
  /** The link to the create form, and its title: 'Add question'. */
  create(): string;
  /** A date where no heading names it: 'Written 3 hours ago', 'Expires in 5 days'. */
  instant(path: string, time: string, isComing: boolean): string;
  /** A value of a closed set; an unknown value is returned unchanged. */
  value(path: string, value: string): string;
  /** A choice of a filter, labelled like the field that it compares with, if any. */
  choice(filter: string, value: string): string;
  action(name: string): string;
  /** An action on a record: 'Edit reply' instead of 'Reply' if its text is there already. */
  actionOn(name: string, record: Row): string;
  actionDone(name: string, count: number): string;
  /** The submit button of an action that asks for a text or a choice. */
  actionConfirm(name: string): string;
  /** The button that runs a second action after the first one: 'Reply and publish'. Undefined if there is none. */
  actionBoth(name: string, second: string): string | undefined;
  /** The name of a record where its entity is clear, such as its heading and its row. */
  title(record: Row): string;
  /** A record within a sentence, with what it is: 'review “Lovely lamp”'. */
  named(record: Row): string;
}

export function useEntityLabels(entity: Entity): EntityLabels {
  return entityLabels(entity, useTranslate());
}

type Translate = ReturnType<typeof useTranslate>;

const labelCache = new WeakMap<Translate, Map<string, EntityLabels>>();

/** The labels of an entity, for code that handles several. Cached per entity and locale. */
export function entityLabels(entity: Entity, translate: Translate): EntityLabels {
  let labels = labelCache.get(translate);
  if (!labels) {
    labels = new Map();
    labelCache.set(translate, labels);
  }
  const found = labels.get(entity.name) ?? createEntityLabels(entity, translate);
  labels.set(entity.name, found);
  return found;
}

/** The name of a record; '' if it has none. */
export function formatTitle(entity: Entity, record: Row, translate: Translate): string {
  const title = entity.title(record);
  // A record that is known by its id alone has no value for it.
  if (!title || typeof title === 'string') return title?.trim() ?? '';
  return translate(`${entity.messages ?? `resources.${entity.name}`}.titles.${title.message}`, title.values);
}

function createEntityLabels(entity: Entity, translate: Translate): EntityLabels {
  const base = entity.messages ?? `resources.${entity.name}`;
  const fixed = new Map<string, string>();
  const translateLabel = (key: string, fallback: string) => {
    const text = fixed.get(key) ?? translate(`${base}.${key}`, { _: fallback });
    fixed.set(key, text);
    return text;
  };
  const name = (count: number) => translate(`${base}.name`, { smart_count: count });
  const noun = (count: number) => translate(`${base}.noun`, { smart_count: count, _: name(count) });
  const field = (path: string) => translateLabel(`fields.${path}`, path);
  const value = (path: string, item: string) => translateLabel(`values.${path}.${item}`, item);
  const labelOf = (actionName: string) => translateLabel(`actions.${actionName}.label`, actionName);
  const title = (record: Row) =>
    clipText(formatTitle(entity, record, translate), MAX_TITLE_LENGTH) || translate(`${base}.untitled`);
  return {
    name,
    noun,
    column: (column) => translateLabel(`columns.${column}`, '') || field(column),
    field,
    fieldNoun: (path) => translateLabel(`fieldNouns.${path}`, '') || field(path),
    // Every list of an entity with moderation flags has this filter.
    filter: (filter) =>
      translateLabel(`filters.${filter}`, filter === 'flagged' ? translate('list.filter.flagged') : filter),
    sort: (wire) => translateLabel(`sorts.${wire}`, wire),
    view: (view) => translateLabel(`views.${view}`, view),
    create: () => translateLabel('create', '') || translate('list.create.title', { name: noun(1) }),
    instant: (path, time, isComing) =>
      translate(`${base}.instants.${path}.${isComing ? 'coming' : 'past'}`, {
        time,
        _: translate('list.value.instant', { field: field(path), time }),
      }),
    value,
    choice(filter, item) {
      const declared = entity.list.filters[filter];
      const path = declared && 'path' in declared ? declared.path : undefined;
      return path && entity.fields[path]?.kind === 'choice'
        ? value(path, item)
        : translateLabel(`choices.${filter}.${item}`, item);
    },
    action: labelOf,
    actionOn(actionName, record) {
      const text = entity.actions[actionName]?.text;
      const edit = text !== undefined && record[text] ? translateLabel(`actions.${actionName}.edit`, '') : '';
      return edit || labelOf(actionName);
    },
    actionDone: (actionName, count) => translate(`${base}.actions.${actionName}.done`, { smart_count: count }),
    actionConfirm: (actionName) => translateLabel(`actions.${actionName}.confirm`, actionName),
    actionBoth: (first, second) => translateLabel(`actions.${first}.with.${second}`, '') || undefined,
    title,
    named(record) {
      const values = { title: title(record), noun: noun(1) };
      return translate(`${base}.named`, { ...values, _: '' }) || translate('list.named', values);
    },
  };
}
