import { useTranslate } from 'ra-core';
import { memo, useMemo, useState } from 'react';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { useAnnounce } from '../../../ui/feedback/LiveRegion';
import { SortableList } from '../../../ui/lists/SortableList';
import { assignBlockIds } from '../blocks/assignBlockIds';
import { type Block, getSource } from '../blocks/block';
import { parseBlocksMemoized } from '../blocks/parseBlocks';
import type { TemplateEditorController } from '../save/useTemplateEditor';
import { AddBlock } from './AddBlock';
import { BlockCard } from './BlockCard';
import { useBlockCommands } from './useBlockCommands';
import { useBlockTitle } from './useBlockTitle';
import styles from './visual.module.css';
import { VisualEditorContext } from './visualEditor';

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
