import { useMemo } from 'react';
import { parseWidgetTheme } from '../../../../resources/widgetTheme';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { type Block, type BlockList, setBlockField } from '../blocks/block';
import { type BlockPath, getBlockAtPath, getListAtPath } from '../blocks/blockPath';
import { duplicateBlock, insertBlock, moveBlock, removeBlock } from '../blocks/changeBlocks';
import { createBlockSource } from '../blocks/createBlockSource';
import { parseBlocksMemoized } from '../blocks/parseBlocks';
import { useTemplateEditor } from '../editor/TemplateEditorContext';
import type { TemplateEditorController } from '../save/useTemplateEditor';
import type { VisualEditor } from './visualEditor';

/** Block commands. They use the latest draft, since the rendered one may be a few keystrokes behind. */
export function useBlockCommands(edited: Pick<TemplateEditorController, 'change' | 'listen' | 'latest'>): VisualEditor {
  const { widgetTheme } = useCurrentSite();
  const { goTo } = useTemplateEditor();
  return useMemo(() => {
    const changeHtml = (
      update: (html: string, list: BlockList) => string,
      typed?: { merge: string; isTyped: true },
    ): void =>
      edited.change((now) => {
        const html = update(now.html, parseBlocksMemoized(now.html));
        return html === now.html ? now : { ...now, html };
      }, typed);
    const changeBlock = (
      path: BlockPath,
      update: (html: string, block: Block) => string,
      typed?: Parameters<typeof changeHtml>[1],
    ) =>
      changeHtml((html, list) => {
        const block = getBlockAtPath(list, path);
        return block ? update(html, block) : html;
      }, typed);
    return {
      edited,
      setField: (path, name, value) =>
        changeBlock(path, (html, block) => setBlockField(html, block, name, value), {
          merge: `${path} ${name}`,
          isTyped: true,
        }),
      add: (path, kind) =>
        changeHtml((html, rootList) => {
          const list = getListAtPath(rootList, path);
          const block = createBlockSource(kind, html, parseWidgetTheme(widgetTheme));
          return list ? insertBlock(html, list, list.blocks.length - 1, block) : html;
        }),
      move: (path, from, to) =>
        changeHtml((html, rootList) => {
          const list = getListAtPath(rootList, path);
          return list ? moveBlock(html, list, from, to) : html;
        }),
      duplicate: (path) => changeBlock(path, duplicateBlock),
      remove: (path) => changeBlock(path, removeBlock),
      editSource: (path) => {
        const block = getBlockAtPath(parseBlocksMemoized(edited.latest().html), path);
        if (block) goTo({ field: 'html', range: { from: block.from, to: block.to }, inSource: true });
      },
    };
  }, [edited, widgetTheme, goTo]);
}
