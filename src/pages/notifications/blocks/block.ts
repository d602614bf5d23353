import type { Place } from '../markup/htmlTree';
import { type Splice, spliced } from '../markup/splice';

/** What a block can be, in the order in which they are offered. `raw` is whatever no other kind knows. */
export const blockKinds = ['heading', 'text', 'button', 'image', 'divider', 'spacer', 'columns', 'raw'] as const;
export type BlockKind = (typeof blockKinds)[number];

/** How a value of a block is typed. */
export type FieldInput = 'words' | 'line' | 'address' | 'pixels' | 'level' | 'source';

/** The values of each kind, in the order in which they are shown. */
export const blockFields = {
  heading: { text: 'words', level: 'level' },
  text: { text: 'words' },
  button: { label: 'line', href: 'address' },
  image: { src: 'address', alt: 'line', width: 'pixels', href: 'address' },
  divider: {},
  spacer: { height: 'pixels' },
  columns: {},
  raw: { html: 'source' },
} as const satisfies Record<BlockKind, Readonly<Record<string, FieldInput>>>;

/** A value of a block, and how the source is changed to have another. */
export interface BlockField {
  value: string;
  put: (value: string) => readonly Splice[];
}

/** A part of an e-mail, by its place in the source: the source is all there is, a block is but a way to see it. */
export interface Block extends Place {
  kind: BlockKind;
  /** By name; a value that the source has no room for is not there. */
  fields: Readonly<Record<string, BlockField>>;
  /** The blocks of each column. */
  columns: readonly Column[];
}

/** One of several columns; new blocks can be put at its end. */
export interface Column {
  blocks: readonly Block[];
  end: number;
}

/** The blocks of an e-mail, and where a block is put where there is none. */
export interface BlockList {
  blocks: readonly Block[];
  end: number;
}

/** The source with one value of a block changed; every character outside of it stays. */
export function withField(source: string, block: Block, name: string, value: string): string {
  const field = block.fields[name];
  return field && field.value !== value ? spliced(source, field.put(value)) : source;
}

export const sourceOf = (source: string, { from, to }: Place): string => source.slice(from, to);
