import { useTranslate } from 'ra-core';
import { memo, useMemo, useState } from 'react';
import { parseWidgetTheme } from '../../../../resources/widgetTheme';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { useAnnounce } from '../../../ui/feedback/LiveRegion';
import { SortableList } from '../../../ui/lists/SortableList';
import { type Block, type BlockList, getSource, setBlockField } from '../blocks/block';
import { type BlockPath, getBlockAtPath, getListAtPath } from '../blocks/blockPath';
import { createBlockSource, duplicateBlock, insertBlock, moveBlock, removeBlock } from '../blocks/changeBlocks';
import { parseBlocksMemoized } from '../blocks/parseBlocks';
import { useTemplateEditor } from '../editor/TemplateEditorContext';
import type { TemplateEditorController } from '../save/useTemplateEditor';
import { AddBlock } from './AddBlock';
import { BlockCard } from './BlockCard';
import styles from './visual.module.css';
import { useBlockTitle, type VisualEditor, VisualEditorContext } from './visualEditor';

let lastId = 0;
const createId = () => {
  lastId += 1;
  return `block-${lastId}`;
};

interface VisualViewProps {
  /** HTML of the email. */
  source: string;
  edited: Pick<TemplateEditorController, 'change' | 'listen' | 'latest'>;
}

/** Block editor of an email. Blocks are edited in place and sorted by drag and drop or keyboard. */
export default memo(function VisualView({ source, edited }: VisualViewProps) {
  const translate = useTranslate();
  const announce = useAnnounce();
  const getBlockTitle = useBlockTitle();
  const editor = useBlockCommands(edited);
  const list = useMemo(() => parseBlocksMemoized(source), [source]);
  const sources = useMemo(() => list.blocks.map((block) => getSource(source, block)), [list, source]);
  const [identifiedBlocks, setIdentifiedBlocks] = useState(() => assignBlockIds([], sources, createId));
  const currentBlocks = useMemo(() => assignBlockIds(identifiedBlocks, sources, createId), [identifiedBlocks, sources]);
  if (
    currentBlocks.length !== identifiedBlocks.length ||
    currentBlocks.some(
      (block, n) => block.id !== identifiedBlocks[n]?.id || block.source !== identifiedBlocks[n]?.source,
    )
  )
    setIdentifiedBlocks(currentBlocks);

  const getIndex = (id: string) => currentBlocks.findIndex((block) => block.id === id);
  const getBlock = (id: string): Block | undefined => list.blocks[getIndex(id)];
  const formatMessage = (key: string) => (id: string, position: number) => {
    const block = getBlock(id);
    return translate(`templateEditor.order.${key}`, {
      block: block ? getBlockTitle(block) : '',
      place: position,
      count: currentBlocks.length,
    });
  };
  return (
    <VisualEditorContext value={editor}>
      <div className={styles.visual}>
        {list.blocks.length === 0 && (
          <EmptyState title={translate('templateEditor.noBlocks')} text={translate('templateEditor.noBlocksText')} />
        )}
        <SortableList
          ids={currentBlocks.map(({ id }) => id)}
          onMove={(id, to) => editor.move('', getIndex(id), to)}
          messages={{
            howTo: translate('templateEditor.order.howTo'),
            handle: (id) => formatMessage('handle')(id, 0),
            lifted: formatMessage('lifted'),
            over: formatMessage('over'),
            dropped: formatMessage('dropped'),
            back: formatMessage('back'),
          }}
        >
          {(id, handle) => {
            const n = getIndex(id);
            const block = getBlock(id);
            return (
              block && (
                <BlockCard {...{ block, handle }} list="" index={n} count={currentBlocks.length} path={String(n)} />
              )
            );
          }}
        </SortableList>
        <AddBlock
          onAdd={(kind) => {
            editor.add('', kind);
            announce(translate('templateEditor.added', { block: translate(`templateEditor.kinds.${kind}`) }));
          }}
        />
      </div>
    </VisualEditorContext>
  );
});

/** Block commands. They use the latest draft, since the rendered one may be a few keystrokes behind. */
function useBlockCommands(edited: Pick<TemplateEditorController, 'change' | 'listen' | 'latest'>): VisualEditor {
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

/** Assigns stable ids to blocks, which are re-parsed on every change. */

interface IdentifiedBlock {
  id: string;
  source: string;
}

/**
 * Carries block ids over a change: an unchanged block keeps its id even if it moved, and a block edited in place keeps
 * its id too.
 * @param createId creates a new id
 */
function assignBlockIds(
  previousBlocks: readonly IdentifiedBlock[],
  sources: readonly string[],
  createId: () => string,
): readonly IdentifiedBlock[] {
  const unassigned = [...previousBlocks];
  const take = (block: IdentifiedBlock | undefined) => {
    if (block) unassigned.splice(unassigned.indexOf(block), 1);
    return block?.id;
  };
  // Match by index first, so that two identical blocks keep their own ids.
  const sameIndexIds = sources.map((source, n) =>
    take(previousBlocks[n]?.source === source ? previousBlocks[n] : undefined),
  );
  const sameSourceIds = sources.map(
    (source, n) => sameIndexIds[n] ?? take(unassigned.find((block) => block.source === source)),
  );
  const hasSameCount = previousBlocks.length === sources.length;
  return sources.map((source, n) => {
    const editedBlock = hasSameCount ? previousBlocks[n] : undefined;
    const id =
      sameSourceIds[n] ?? take(editedBlock && unassigned.includes(editedBlock) ? editedBlock : undefined) ?? createId();
    return { id, source };
  });
}
