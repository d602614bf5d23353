import { useTranslate } from 'ra-core';
import { Menu, type MenuEntry } from '../../../ui/Menu';
import type { Movable } from './PartCard';

interface PartMenuProps {
  title: string;
  move: Movable | null;
  /** Takes back what was changed; null where nothing was. */
  onRestore: (() => void) | null;
  isNew: boolean;
  onRemove: () => void;
}

/** What can be done with a task or reward beside editing it: every move that dragging makes is here too. */
export function PartMenu({ title, move, onRestore, isNew, onRemove }: PartMenuProps) {
  const translate = useTranslate();
  const entries: MenuEntry[] = [
    ...(move ? movesOf(move).map((entry) => ({ ...entry, label: translate(`loyaltyEditor.part.${entry.key}`) })) : []),
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

function movesOf({ place, count, to }: Movable) {
  const last = count - 1;
  return [
    { key: 'up', disabled: place === 0, onSelect: () => to(place - 1) },
    { key: 'down', disabled: place === last, onSelect: () => to(place + 1) },
    { key: 'top', disabled: place === 0, onSelect: () => to(0) },
    { key: 'bottom', disabled: place === last, onSelect: () => to(last) },
  ];
}
