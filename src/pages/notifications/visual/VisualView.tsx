import { useTranslate } from 'ra-core';
import { memo, useMemo, useState } from 'react';
import { EmptyState } from '../../../ui/EmptyState';
import { useAnnounce } from '../../../ui/LiveRegion';
import { SortableList } from '../../../ui/SortableList';
import { type Block, sourceOf } from '../blocks/block';
import { nameBlocks } from '../blocks/blockIds';
import { knownBlocks } from '../blocks/readBlocks';
import type { TemplateDesk } from '../save/useTemplateDesk';
import { AddBlock } from './AddBlock';
import { BlockCard } from './BlockCard';
import { useBlockTitle } from './useBlockTitle';
import { useVisualChanges } from './useVisualChanges';
import styles from './visual.module.css';
import { VisualEditorContext } from './visualEditor';

let lastName = 0;
const nextName = () => {
  lastName += 1;
  return `block-${lastName}`;
};

interface VisualViewProps {
  /** The e-mail as HTML. */
  source: string;
  edited: Pick<TemplateDesk['edited'], 'change' | 'listen' | 'latest'>;
}

/** The e-mail as blocks: each is typed in where it stands, and put in order by hand or by keys. */
export default memo(function VisualView({ source, edited }: VisualViewProps) {
  const translate = useTranslate();
  const announce = useAnnounce();
  const titleOf = useBlockTitle();
  const editor = useVisualChanges(edited);
  const list = useMemo(() => knownBlocks(source), [source]);
  const sources = useMemo(() => list.blocks.map((block) => sourceOf(source, block)), [list, source]);
  const [named, setNamed] = useState(() => nameBlocks([], sources, nextName));
  const names = useMemo(() => nameBlocks(named, sources, nextName), [named, sources]);
  if (
    names.length !== named.length ||
    names.some((one, n) => one.id !== named[n]?.id || one.source !== named[n]?.source)
  )
    setNamed(names);

  const numberOf = (id: string) => names.findIndex((one) => one.id === id);
  const blockOf = (id: string): Block | undefined => list.blocks[numberOf(id)];
  const say = (key: string) => (id: string, place: number) => {
    const block = blockOf(id);
    return translate(`templateEditor.order.${key}`, { block: block ? titleOf(block) : '', place, count: names.length });
  };
  return (
    <VisualEditorContext value={editor}>
      <div className={styles.visual}>
        {list.blocks.length === 0 && (
          <EmptyState title={translate('templateEditor.noBlocks')} text={translate('templateEditor.noBlocksText')} />
        )}
        <SortableList
          ids={names.map(({ id }) => id)}
          onMove={(id, to) => editor.move('', numberOf(id), to)}
          words={{
            howTo: translate('templateEditor.order.howTo'),
            handle: (id) => say('handle')(id, 0),
            lifted: say('lifted'),
            over: say('over'),
            dropped: say('dropped'),
            back: say('back'),
          }}
        >
          {(id, handle) => {
            const n = numberOf(id);
            const block = blockOf(id);
            return (
              block && <BlockCard {...{ block, handle }} list="" place={n} count={names.length} path={String(n)} />
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
