import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { IconButton } from '../../../ui/buttons/IconButton';
import { Menu } from '../../../ui/overlays/Menu';
import type { BlockPath, ListPath } from '../blocks/blockPath';
import styles from './visual.module.css';
import { useVisualEditor } from './visualEditor';

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
export const BlockActions = memo(function BlockActions({ title, list, index, count, path }: BlockActionsProps) {
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
