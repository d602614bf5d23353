import { useMemo } from 'react';
import { readWidgetTheme } from '../../../../resources/widgetTheme';
import { useShop } from '../../../engine/shop';
import { type Block, type BlockList, withField } from '../blocks/block';
import { type BlockPath, blockOn, listOn } from '../blocks/blockAt';
import { duplicateBlock, insertBlock, moveBlock, removeBlock } from '../blocks/changeBlocks';
import { newBlock } from '../blocks/newBlock';
import { knownBlocks } from '../blocks/readBlocks';
import { useTemplateEditor } from '../editor/TemplateContext';
import type { TemplateDesk } from '../save/useTemplateDesk';
import type { VisualEditor } from './visualEditor';

/** The changes of blocks, each made in the e-mail as it is then: the page may be some keys behind. */
export function useVisualChanges(edited: Pick<TemplateDesk['edited'], 'change' | 'listen' | 'latest'>): VisualEditor {
  const { widgetTheme } = useShop();
  const { goTo } = useTemplateEditor();
  return useMemo(() => {
    const put = (changed: (html: string, list: BlockList) => string, typed?: { merge: string; isTyped: true }): void =>
      edited.change((now) => {
        const html = changed(now.html, knownBlocks(now.html));
        return html === now.html ? now : { ...now, html };
      }, typed);
    const putAt = (
      path: BlockPath,
      changed: (html: string, block: Block) => string,
      typed?: Parameters<typeof put>[1],
    ) =>
      put((html, list) => {
        const block = blockOn(list, path);
        return block ? changed(html, block) : html;
      }, typed);
    return {
      edited,
      setField: (path, name, value) =>
        putAt(path, (html, block) => withField(html, block, name, value), { merge: `${path} ${name}`, isTyped: true }),
      add: (path, kind) =>
        put((html, all) => {
          const list = listOn(all, path);
          const block = newBlock(kind, html, readWidgetTheme(widgetTheme));
          return list ? insertBlock(html, list, list.blocks.length - 1, block) : html;
        }),
      move: (path, from, to) =>
        put((html, all) => {
          const list = listOn(all, path);
          return list ? moveBlock(html, list, from, to) : html;
        }),
      duplicate: (path) => putAt(path, duplicateBlock),
      remove: (path) => putAt(path, removeBlock),
      editSource: (path) => {
        const block = blockOn(knownBlocks(edited.latest().html), path);
        if (block) goTo({ of: 'html', at: { from: block.from, to: block.to }, inSource: true });
      },
    };
  }, [edited, widgetTheme, goTo]);
}
