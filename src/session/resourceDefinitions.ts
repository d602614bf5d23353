import type { ResourceDefinition } from 'ra-core';
import { entities } from '../../resources';

/** Every entity as a react-admin resource, so that its own hooks and components know them. */
export const resourceDefinitions: Readonly<Record<string, ResourceDefinition>> = Object.fromEntries(
  entities.map(({ name, create }) => [name, { name, hasList: true, hasCreate: create !== undefined }]),
);
