/** What is asked of the provider for a row: exactly the fields that its entity declares. */
import { compoundParts } from '../resources/compoundParts';
import type { Entity } from '../resources/entity';
import type { CompoundKind, FieldKind } from '../resources/field';

/** Fields by name; null for a plain value, a tree for an object. */
interface Tree {
  [name: string]: Tree | null;
}

/** Objects within the parts of a compound. */
const partsWithin: Readonly<Record<string, readonly string[]>> = { freeProduct: ['label', 'value'] };

/** The selection of an entity's rows, in the GraphQL of a query. */
export function selectionOf({ fields }: Pick<Entity, 'fields'>): string {
  const tree: Tree = { _id: null };
  for (const [path, { kind }] of Object.entries(fields)) {
    if (path === '$row') addParts(tree, kind);
    else addPath(tree, path.split('.'), kind);
  }
  return printed(tree);
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
  for (const part of compoundParts[kind]) {
    const within = partsWithin[part];
    tree[part] ??= within ? Object.fromEntries(within.map((name) => [name, null])) : null;
  }
}

function isCompound(kind: FieldKind): kind is CompoundKind {
  return Object.hasOwn(compoundParts, kind);
}

function printed(tree: Tree): string {
  return Object.entries(tree)
    .map(([name, inner]) => (inner ? `${name} { ${printed(inner)} }` : name))
    .join(' ');
}
