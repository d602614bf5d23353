import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { IconButton } from '../../../ui/IconButton';
import { Menu } from '../../../ui/Menu';
import type { BlockPath, ListPath } from '../blocks/blockAt';
import styles from './visual.module.css';
import { useVisualEditor } from './visualEditor';

interface BlockWaysProps {
  /** What the block is called. */
  title: string;
  /** The list that it stands in, its number there, and how many there are. */
  list: ListPath;
  place: number;
  count: number;
  path: BlockPath;
}

/** What can be done with a block as a whole. */
export const BlockWays = memo(function BlockWays({ title, list, place, count, path }: BlockWaysProps) {
  const translate = useTranslate();
  const editor = useVisualEditor();
  const isLast = place === count - 1;
  return (
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
