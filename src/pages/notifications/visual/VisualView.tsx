import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { readWidgetTheme } from '../../../../resources/widgetTheme';
import { useShop } from '../../../engine/shop';
import { EmptyState } from '../../../ui/EmptyState';
import { useAnnounce } from '../../../ui/LiveRegion';
import { SortableList } from '../../../ui/SortableList';
import { type Block, sourceOf, withField } from '../blocks/block';
import { nameBlocks } from '../blocks/blockIds';
import { duplicateBlock, insertBlock, moveBlock, removeBlock } from '../blocks/changeBlocks';
import { newBlock } from '../blocks/newBlock';
import { readBlocks } from '../blocks/readBlocks';
import { useTemplateEditor } from '../editor/TemplateContext';
import type { TemplateDesk } from '../save/useTemplateDesk';
import { AddBlock } from './AddBlock';
import { BlockCard } from './BlockCard';
import { useBlockTitle } from './useBlockTitle';
import styles from './visual.module.css';
import { type VisualEditor, VisualEditorContext } from './visualEditor';

let lastName = 0;
const nextName = () => {
  lastName += 1;
  return `block-${lastName}`;
};

interface VisualViewProps {
  /** The e-mail as HTML. */
  source: string;
  change: TemplateDesk['edited']['change'];
}

/** The e-mail as blocks: each is typed in where it stands, and put in order by hand or by keys. */
export default function VisualView({ source, change }: VisualViewProps) {
  const translate = useTranslate();
  const announce = useAnnounce();
  const titleOf = useBlockTitle();
  const { widgetTheme } = useShop();
  const { goTo } = useTemplateEditor();
  const list = useMemo(() => readBlocks(source), [source]);
  const sources = useMemo(() => list.blocks.map((block) => sourceOf(source, block)), [list, source]);
  const [named, setNamed] = useState(() => nameBlocks([], sources, nextName));
  const names = useMemo(() => nameBlocks(named, sources, nextName), [named, sources]);
  if (
    names.length !== named.length ||
    names.some((one, n) => one.id !== named[n]?.id || one.source !== named[n]?.source)
  )
    setNamed(names);

  const put = (html: string, merge?: string) =>
    change((now) => ({ ...now, html }), merge === undefined ? {} : { merge });
  const editor: VisualEditor = {
    source,
    setField: (path, block, name, next) => put(withField(source, block, name, next), `${path} ${name}`),
    insert: (into, after, kind) =>
      put(insertBlock(source, into, after, newBlock(kind, source, readWidgetTheme(widgetTheme)))),
    move: (of, from, to) => put(moveBlock(source, of, from, to)),
    duplicate: (block) => put(duplicateBlock(source, block)),
    remove: (block) => put(removeBlock(source, block)),
    editSource: ({ from, to }) => goTo({ of: 'html', at: { from, to }, inSource: true }),
  };
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
          onMove={(id, to) => editor.move(list, numberOf(id), to)}
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
            return block && <BlockCard {...{ block, list, handle }} place={n} path={String(n)} />;
          }}
        </SortableList>
        <AddBlock
          onAdd={(kind) => {
            editor.insert(list, list.blocks.length - 1, kind);
            announce(translate('templateEditor.added', { block: translate(`templateEditor.kinds.${kind}`) }));
          }}
        />
      </div>
    </VisualEditorContext>
  );
}
