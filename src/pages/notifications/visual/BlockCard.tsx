import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/Icon';
import type { Block } from '../blocks/block';
import type { BlockPath, ListPath } from '../blocks/blockAt';
import { AddBlock } from './AddBlock';
import { BlockFields } from './BlockFields';
import { BlockWays } from './BlockWays';
import { kindIcons } from './kindIcons';
import { useBlockTitle } from './useBlockTitle';
import styles from './visual.module.css';
import { useVisualEditor } from './visualEditor';

interface BlockCardProps {
  block: Block;
  /** The list that it stands in, its number there, and how many there are. */
  list: ListPath;
  place: number;
  count: number;
  path: BlockPath;
  /** By which it is dragged. */
  handle?: ReactNode;
}

/** One block: what it holds, and what can be done with it. */
export function BlockCard({ block, list, place, count, path, handle }: BlockCardProps) {
  const translate = useTranslate();
  const editor = useVisualEditor();
  const titleOf = useBlockTitle();
  const title = titleOf(block);
  return (
    <section aria-label={title} data-block={path} className={styles.card}>
      <header className={styles.head}>
        {handle}
        <Icon name={kindIcons[block.kind]} />
        <span className={styles.kind}>{translate(`templateEditor.kinds.${block.kind}`)}</span>
        <BlockWays {...{ title, list, place, count, path }} />
      </header>
      <BlockFields kind={block.kind} names={Object.keys(block.fields).join(' ')} path={path} />
      {block.columns.length > 0 && (
        <div className={styles.columns}>
          {block.columns.map(({ blocks }, c) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place alone
            <div key={c} className={styles.column}>
              <p className={styles.kind}>{translate('templateEditor.column', { number: c + 1 })}</p>
              {blocks.map((inner, n) => (
                <BlockCard
                  // biome-ignore lint/suspicious/noArrayIndexKey: a block is known by its place alone
                  key={n}
                  block={inner}
                  list={`${path}.${c}`}
                  place={n}
                  count={blocks.length}
                  path={`${path}.${c}.${n}`}
                />
              ))}
              <AddBlock isInColumn onAdd={(kind) => editor.add(`${path}.${c}`, kind)} />
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
