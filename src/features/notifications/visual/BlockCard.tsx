import { useTranslate } from 'ra-core';
import { memo, type ReactNode } from 'react';
import { IconButton } from '../../../ui/buttons/IconButton';
import { Icon } from '../../../ui/icons/Icon';
import { Menu } from '../../../ui/overlays/Menu';
import type { Block } from '../blocks/block';
import type { BlockPath, ListPath } from '../blocks/blockPath';
import { AddBlock } from './AddBlock';
import { BlockFields } from './BlockFields';
import styles from './visual.module.css';
import { kindIcons, useBlockTitle, useVisualEditor } from './visualEditor';

interface BlockCardProps {
  block: Block;
  /** Parent list, with the block's index in it and its length. */
  list: ListPath;
  index: number;
  count: number;
  path: BlockPath;
  /** Drag handle. */
  handle?: ReactNode;
}

/** Card of one block with its fields, actions and columns. */
export function BlockCard({ block, list, index, count, path, handle }: BlockCardProps) {
  const translate = useTranslate();
  const editor = useVisualEditor();
  const getBlockTitle = useBlockTitle();
  const title = getBlockTitle(block);
  return (
    <section aria-label={title} data-block={path} className={styles.card}>
      <header className={styles.head}>
        {handle}
        <Icon name={kindIcons[block.kind]} />
        <span className={styles.kind}>{translate(`templateEditor.kinds.${block.kind}`)}</span>
        <BlockActions {...{ title, list, index, count, path }} />
      </header>
      <BlockFields kind={block.kind} names={Object.keys(block.fields).join(' ')} path={path} />
      {block.columns.length > 0 && (
        <div className={styles.columns}>
          {block.columns.map(({ blocks }, columnIndex) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no id
            <div key={columnIndex} className={styles.column}>
              <p className={styles.kind}>{translate('templateEditor.column', { number: columnIndex + 1 })}</p>
              {blocks.map((inner, innerIndex) => (
                <BlockCard
                  // biome-ignore lint/suspicious/noArrayIndexKey: nested blocks have no id
                  key={innerIndex}
                  block={inner}
                  list={`${path}.${columnIndex}`}
                  index={innerIndex}
                  count={blocks.length}
                  path={`${path}.${columnIndex}.${innerIndex}`}
                />
              ))}
              <AddBlock isInColumn onAdd={(kind) => editor.add(`${path}.${columnIndex}`, kind)} />
            </div>
          ))}
        </div>
      )}
    </section>
  );
}

interface BlockActionsProps {
  /** Accessible name of the block. */
  title: string;
  /** Parent list, with the block's index in it and its length. */
  list: ListPath;
  index: number;
  count: number;
  path: BlockPath;
}

/** Buttons and menu to move, duplicate and remove a block. */
const BlockActions = memo(function BlockActions({ title, list, index, count, path }: BlockActionsProps) {
  const translate = useTranslate();
  const editor = useVisualEditor();
  const isLast = index === count - 1;
  return (
    <span className={styles.actions}>
      <IconButton
        icon="chevron-up"
        label={translate('templateEditor.moveUp', { block: title })}
        aria-disabled={index === 0}
        onClick={() => index > 0 && editor.move(list, index, index - 1)}
      />
      <IconButton
        icon="chevron-down"
        label={translate('templateEditor.moveDown', { block: title })}
        aria-disabled={isLast}
        onClick={() => !isLast && editor.move(list, index, index + 1)}
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
            onSelect: () => editor.duplicate(path),
          },
          {
            key: 'remove',
            label: translate('templateEditor.remove'),
            icon: 'trash',
            danger: true,
            onSelect: () => editor.remove(path),
          },
        ]}
      />
    </span>
  );
});
