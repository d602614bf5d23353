import { useTranslate } from 'ra-core';
import { clipText } from '../../../lib/clipText';
import type { Block } from '../blocks/block';

const longest = 40;

/** What a block is called: its kind, and the start of what it says. */
export function useBlockTitle(): (block: Block) => string {
  const translate = useTranslate();
  return ({ kind, fields }) => {
    const said = (fields['text'] ?? fields['label'] ?? fields['alt'])?.value.split('\n')[0]?.trim() ?? '';
    const name = translate(`templateEditor.kinds.${kind}`);
    return said === '' ? name : translate('templateEditor.titled', { kind: name, text: clipText(said, longest) });
  };
}
