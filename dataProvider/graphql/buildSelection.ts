/** GraphQL selection of a row: exactly the fields that the entity declares, without computed ones. */

import type { Entity } from '../../resources/entity';
import type { CompoundKind, FieldKind } from '../../resources/field';
import { objectFieldSelections } from '../../resources/objectFieldSelections';

/** Selected fields by name: null for a scalar, a subtree for an object. */
interface Tree {
  [name: string]: Tree | null;
}

/** Nested objects within the parts of a compound field. */
const nestedParts: Readonly<Record<string, readonly string[]>> = { freeProduct: ['label', 'value'] };

/** Prints the selection set of an entity's rows. */
export function buildSelection({ fields }: Pick<Entity, 'fields'>): string {
  const tree: Tree = { _id: null };
  for (const [path, { kind, value }] of Object.entries(fields)) {
    if (value) continue;
    if (path === '$row') addParts(tree, kind);
    else addPath(tree, path.split('.'), kind);
  }
  return printTree(tree);
}

function addPath(tree: Tree, [name, ...rest]: readonly string[], kind: FieldKind): void {
  if (name === undefined) return;
  if (rest.length === 0 && !isCompound(kind)) {
    tree[name] ??= null;
    return;
  }
  const inner = tree[name] ?? {};
  tree[name] = inner;
  if (rest.length > 0) addPath(inner, rest, kind);
  else addParts(inner, kind);
}

function addParts(tree: Tree, kind: FieldKind): void {
  if (!isCompound(kind)) return;
  for (const part of objectFieldSelections[kind]) {
    const within = nestedParts[part];
    tree[part] ??= within ? Object.fromEntries(within.map((name) => [name, null])) : null;
  }
}

function isCompound(kind: FieldKind): kind is CompoundKind {
  return Object.hasOwn(objectFieldSelections, kind);
}

function printTree(tree: Tree): string {
  return Object.entries(tree)
    .map(([name, inner]) => (inner ? `${name} { ${printTree(inner)} }` : name))
    .join(' ');
}
