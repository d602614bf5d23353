import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/Icon';
import { IconButton } from '../../../ui/IconButton';
import { Menu } from '../../../ui/Menu';
import type { Block, BlockList } from '../blocks/block';
import type { BlockPath } from '../blocks/blockAt';
import { AddBlock } from './AddBlock';
import { BlockFields } from './BlockFields';
import { kindIcons } from './kindIcons';
import { useBlockTitle } from './useBlockTitle';
import styles from './visual.module.css';
import { useVisualEditor } from './visualEditor';

interface BlockCardProps {
  block: Block;
  /** The list that it stands in, and its number there. */
  list: BlockList;
  place: number;
  path: BlockPath;
  /** By which it is dragged. */
  handle?: ReactNode;
}

/** One block: what it holds, and what can be done with it. */
export function BlockCard({ block, list, place, path, handle }: BlockCardProps) {
  const translate = useTranslate();
  const editor = useVisualEditor();
  const titleOf = useBlockTitle();
  const title = titleOf(block);
  const isLast = place === list.blocks.length - 1;
  return (
    <section aria-label={title} data-block={path} className={styles.card}>
      <header className={styles.head}>
        {handle}
        <Icon name={kindIcons[block.kind]} />
        <span className={styles.kind}>{translate(`templateEditor.kinds.${block.kind}`)}</span>
        <span className={styles.ways}>
          <IconButton
            icon="chevron-up"
            label={translate('templateEditor.moveUp', { block: title })}
            aria-disabled={place === 0}
            onClick={() => place > 0 && editor.move(list, place, place - 1)}
          />
          <IconButton
            icon="chevron-down"
            label={translate('templateEditor.moveDown', { block: title })}
            aria-disabled={isLast}
            onClick={() => !isLast && editor.move(list, place, place + 1)}
          />
          <Menu
            icon="more"
            size="small"
            align="end"
            label={translate('templateEditor.more', { block: title })}
            entries={[
              {
                key: 'duplicate',
                label: translate('templateEditor.duplicate'),
                icon: 'copy',
                onSelect: () => editor.duplicate(block),
              },
              {
                key: 'remove',
                label: translate('templateEditor.remove'),
                icon: 'trash',
                danger: true,
                onSelect: () => editor.remove(block),
              },
            ]}
          />
        </span>
      </header>
      <BlockFields block={block} path={path} />
      {block.columns.length > 0 && (
        <div className={styles.columns}>
          {block.columns.map((column, c) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place alone
            <div key={c} className={styles.column}>
              <p className={styles.kind}>{translate('templateEditor.column', { number: c + 1 })}</p>
              {column.blocks.map((inner, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a block is known by its place alone
                <BlockCard key={n} block={inner} list={column} place={n} path={`${path}.${c}.${n}`} />
              ))}
              <AddBlock isInColumn onAdd={(kind) => editor.insert(column, column.blocks.length - 1, kind)} />
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
