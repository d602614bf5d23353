import type { ResourceDefinition } from 'ra-core';
import { type ComponentType, createContext, useContext, useMemo } from 'react';
import { i18nProvider } from '../../../i18n/i18n';
import { allRecordKindTitles, entities, lazyEntities } from '../../../resources';
import type { Entity, Row } from '../../../resources/entity';
import { Icon } from '../../ui/icons/Icon';
import { isIconName } from '../../ui/icons/iconPaths';
import { formatTitle } from './entityLabels';

/** Components that replace the derived pages of a resource; each reads react-admin's contexts and takes no props. */
export interface ResourceOverride {
  /** At `/<name>`, inside the list context of the entity. */
  list?: ComponentType;
  /** At `/<name>/create`. */
  create?: ComponentType;
  /** At `/<name>/:id`. */
  edit?: ComponentType;
  /** At `/<name>/:id/show`. */
  show?: ComponentType;
}

/** Overrides by the name of the entity. */
export type ResourceOverrides = Readonly<Record<string, ResourceOverride>>;

export const ResourceOverridesContext = createContext<ResourceOverrides>({});

/** The react-admin resource of an entity. Its page, if it has one, is what react-admin calls `edit`: `/<name>/:id`. */
export function getResource(entity: Entity, override: ResourceOverride = {}): ResourceDefinition<{ entity: Entity }> {
  const { name, icon, create, page } = entity;
  return {
    name,
    hasList: true,
    hasCreate: create !== undefined || override.create !== undefined,
    hasEdit: page === true || override.edit !== undefined,
    hasShow: override.show !== undefined,
    icon: () => <Icon name={isIconName(icon) ? icon : 'grid'} />,
    recordRepresentation: (record: Row & { id: string }) =>
      formatTitle(entity, record, i18nProvider.translate) || `#${record.id}`,
    options: { entity },
  };
}

const resourceNamed = (name: string, others: Partial<ResourceDefinition>): ResourceDefinition => ({
  name,
  options: { label: `ra.resources.${name}` },
  ...others,
});

/** Kinds of record whose declarations are loaded later. Their pages, if there are any, aren't derived. */
const otherResources = [
  ...Object.keys(lazyEntities).map((name) => resourceNamed(name, { hasList: true })),
  ...Object.entries(allRecordKindTitles).map(([name, title]) => resourceNamed(name, { recordRepresentation: title })),
];

/** Every kind of record as a react-admin resource, by name. Reads the overrides' context. */
export function useResourceDefinitions(): Readonly<Record<string, ResourceDefinition>> {
  const overrides = useContext(ResourceOverridesContext);
  return useMemo(
    () =>
      Object.fromEntries(
        [...entities.map((entity) => getResource(entity, overrides[entity.name])), ...otherResources].map(
          (resource) => [resource.name, resource],
        ),
      ),
    [overrides],
  );
}
