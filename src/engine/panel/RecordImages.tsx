import { MediaButton } from '../media/MediaButton';
import { useMediaItems } from '../media/useMediaItems';
import { useMediaViewer } from '../media/useMediaViewer';
import type { CellProps } from '../records/cell';
import styles from './RecordImages.module.css';

/** Large images and videos of the record. Each opens the viewer. */
export function RecordImages(cell: CellProps) {
  const items = useMediaItems(cell.value);
  const { open, viewer } = useMediaViewer(cell);
  return (
    <>
      <ul className={styles.pictures}>
        {items.map((item, index) => (
          <li key={item.id}>
            <MediaButton
              item={item.kind === 'image' ? { ...item, small: item.src } : item}
              onOpen={() => open(index)}
            />
          </li>
        ))}
      </ul>
      {viewer}
    </>
  );
}
