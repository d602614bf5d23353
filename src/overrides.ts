import type { ComponentType } from 'react';
import type { Entity } from '../resources/entity';

/**
 * Views that stand in for the derived list page of an entity, by its name. A view may use all of
 * `src/engine`, and react-admin's list hooks inside it. Load it by `lazyPart()`, so that nobody else waits for it; by
 * `lazyPart(() => withWords('ra', …))` where it uses what react-admin words itself.
 */
export const listOverrides: Readonly<Record<string, ComponentType<{ entity: Entity }>>> = {};
