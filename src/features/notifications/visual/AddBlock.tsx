import { useTranslate } from 'ra-core';
import { Menu } from '../../../ui/overlays/Menu';
import { type BlockKind, blockKinds } from '../blocks/block';
import { kindIcons } from './visualEditor';

interface AddBlockProps {
  onAdd: (kind: BlockKind) => void;
  /** Hides the `columns` kind, since email clients render nested columns badly. */
  isInColumn?: boolean;
}

/** Menu of block kinds to add. */
export function AddBlock({ onAdd, isInColumn = false }: AddBlockProps) {
  const translate = useTranslate();
  const label = translate(isInColumn ? 'templateEditor.addToColumn' : 'templateEditor.add');
  return (
    <div>
      <Menu
        kind="dashed"
        icon="plus"
        size={isInColumn ? 'small' : undefined}
        label={label}
        trigger={label}
        entries={blockKinds
          .filter((kind) => !isInColumn || kind !== 'columns')
          .map((kind) => ({
            key: kind,
            label: translate(`templateEditor.kinds.${kind}`),
            icon: kindIcons[kind],
            onSelect: () => onAdd(kind),
          }))}
      />
    </div>
  );
}
