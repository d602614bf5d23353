import type { IconName } from '../../../ui/icons/Icon';
import type { BlockKind } from '../blocks/block';

export const kindIcons: Readonly<Record<BlockKind, IconName>> = {
  heading: 'flag',
  text: 'form',
  button: 'external',
  image: 'image',
  divider: 'minus',
  spacer: 'grip',
  columns: 'columns',
  raw: 'keyboard',
};
