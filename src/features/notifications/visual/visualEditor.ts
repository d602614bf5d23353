import { useTranslate } from 'ra-core';
import { createContext, useContext } from 'react';
import type { EditSession } from '../../../engine/editing/useEditSession';
import { clipText } from '../../../lib/format/text';
import type { IconName } from '../../../ui/icons/Icon';
import type { Block, BlockKind } from '../blocks/block';
import type { BlockPath, ListPath } from '../blocks/blockPath';
import type { TemplateTexts } from '../checks/checkTemplate';

/**
 * Block commands; paths refer to the latest draft. The object doesn't change while typing, so that editing a block
 * doesn't re-render the others.
 */
export interface VisualEditor {
  edited: Pick<EditSession<TemplateTexts>, 'listen' | 'latest'>;
  setField: (path: BlockPath, name: string, value: string) => void;
  /** Appends a new block to a list. */
  add: (list: ListPath, kind: BlockKind) => void;
  move: (list: ListPath, from: number, to: number) => void;
  duplicate: (path: BlockPath) => void;
  remove: (path: BlockPath) => void;
  /** Shows a block in the HTML view. */
  editSource: (path: BlockPath) => void;
}

export const VisualEditorContext = createContext<VisualEditor | null>(null);

/** @throws Error outside of a VisualEditorContext */
export function useVisualEditor(): VisualEditor {
  const editor = useContext(VisualEditorContext);
  if (!editor) throw new Error('useVisualEditor must be used inside a VisualEditorContext');
  return editor;
}

export const kindIcons: Readonly<Record<BlockKind, IconName>> = {
  heading: 'flag',
  text: 'form',
  button: 'external',
  image: 'image',
  divider: 'minus',
  spacer: 'grip',
  columns: 'columns',
  raw: 'keyboard',
};

const MAX_TITLE_LENGTH = 40;

/** Returns a function that builds the title of a block from its kind and the start of its text. */
export function useBlockTitle(): (block: Block) => string {
  const translate = useTranslate();
  return ({ kind, fields }) => {
    const firstLine = (fields['text'] ?? fields['label'] ?? fields['alt'])?.value.split('\n')[0]?.trim() ?? '';
    const name = translate(`templateEditor.kinds.${kind}`);
    return firstLine === ''
      ? name
      : translate('templateEditor.titled', { kind: name, text: clipText(firstLine, MAX_TITLE_LENGTH) });
  };
}
