import { useTranslate } from 'ra-core';
import { type ReorderProps, useMoveEntries } from '../../../ui/lists/useMoveEntries';
import { Menu, type MenuEntry } from '../../../ui/overlays/Menu';

interface PartMenuProps {
  title: string;
  move: ReorderProps;
  /** Discards the changes; null if there are none. */
  onRestore: (() => void) | null;
  isNew: boolean;
  onRemove: () => void;
}

/** Actions menu of a task or reward. Includes keyboard alternatives to dragging. */
export function PartMenu({ title, move, onRestore, isNew, onRemove }: PartMenuProps) {
  const translate = useTranslate();
  const getMoveEntries = useMoveEntries();
  const entries: MenuEntry[] = [
    ...getMoveEntries(move),
    ...(onRestore ? [{ key: 'restore', label: translate('loyaltyEditor.part.restore'), onSelect: onRestore }] : []),
    {
      key: 'remove',
      danger: true,
      label: translate(isNew ? 'loyaltyEditor.part.removeNew' : 'loyaltyEditor.part.remove'),
      onSelect: onRemove,
    },
  ];
  return <Menu label={translate('loyaltyEditor.part.more', { title })} icon="more" align="end" entries={entries} />;
}
