import type { TextRange } from '../../../lib/html/parseHtml';
import { applySplices, type Splice } from '../markup/splice';

/** Block kinds, in menu order. `raw` is HTML that no other kind can represent. */
export const blockKinds = ['heading', 'text', 'button', 'image', 'divider', 'spacer', 'columns', 'raw'] as const;
export type BlockKind = (typeof blockKinds)[number];

/** Input type of a block field. */
export type BlockFieldInput = 'richText' | 'text' | 'url' | 'pixels' | 'level' | 'source';

/** Fields of each block kind, in display order. */
export const blockFields = {
  heading: { text: 'richText', level: 'level' },
  text: { text: 'richText' },
  button: { label: 'text', href: 'url' },
  image: { src: 'url', alt: 'text', width: 'pixels', href: 'url' },
  divider: {},
  spacer: { height: 'pixels' },
  columns: {},
  raw: { html: 'source' },
} as const satisfies Record<BlockKind, Readonly<Record<string, BlockFieldInput>>>;

/** A field value of a block, and the source edits that change it. */
export interface BlockField {
  value: string;
  createSplices: (value: string) => readonly Splice[];
}

/** A part of an email, as a range of its source. The source is the only state; blocks are derived from it. */
export interface Block extends TextRange {
  kind: BlockKind;
  /** By name. Fields that the source cannot store are missing. */
  fields: Readonly<Record<string, BlockField>>;
  /** The blocks of each column. */
  columns: readonly BlockColumn[];
}

/** One column of a `columns` block. `end` is the offset at which blocks are appended. */
export interface BlockColumn {
  blocks: readonly Block[];
  end: number;
}

/** The blocks of an email or a column. `end` is the offset at which blocks are appended. */
export interface BlockList {
  blocks: readonly Block[];
  end: number;
}

/** Returns the source with one block field changed. Characters outside of the field are unchanged. */
export function setBlockField(source: string, block: Block, name: string, value: string): string {
  const field = block.fields[name];
  return field && field.value !== value ? applySplices(source, field.createSplices(value)) : source;
}

export const getSource = (source: string, { from, to }: TextRange): string => source.slice(from, to);
