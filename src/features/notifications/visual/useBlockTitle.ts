import { useTranslate } from 'ra-core';
import { clipText } from '../../../lib/format/text';
import type { Block } from '../blocks/block';

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
