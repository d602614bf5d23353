import { Thumbnail } from '../../ui/images/Thumbnail';
import styles from './MediaButton.module.css';

interface MediaButtonProps {
  item: { small: string | null; kind: 'image' | 'video'; label: string };
  onOpen: () => void;
}

/** Thumbnail that opens the viewer. */
export function MediaButton({ item, onOpen }: MediaButtonProps) {
  return (
    <button type="button" className={styles.button} onClick={onOpen}>
      <Thumbnail src={item.small} kind={item.kind} label={item.label} />
    </button>
  );
}
