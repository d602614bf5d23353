import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icons/Icon';
import type { Block } from '../blocks/block';
import type { BlockPath, ListPath } from '../blocks/blockPath';
import { AddBlock } from './AddBlock';
import { BlockActions } from './BlockActions';
import { BlockFields } from './BlockFields';
import { kindIcons } from './kindIcons';
import { useBlockTitle } from './useBlockTitle';
import styles from './visual.module.css';
import { useVisualEditor } from './visualEditor';

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
