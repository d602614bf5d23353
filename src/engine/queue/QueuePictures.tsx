import type { CellProps } from '../cells/cell';
import { MediaButton } from '../media/MediaButton';
import { useMediaItems } from '../media/useMediaItems';
import { useViewer } from '../media/useViewer';
import styles from './QueuePictures.module.css';

/** The pictures and videos of the record, large enough to be judged; each opens the viewer. */
export function QueuePictures(cell: CellProps) {
  const items = useMediaItems(cell.value);
  const { open, viewer } = useViewer(cell);
  return (
    <>
      <ul className={styles.pictures}>
        {items.map((item, place) => (
          <li key={item.id}>
            <MediaButton
              item={item.kind === 'image' ? { ...item, small: item.src } : item}
              onOpen={() => open(place)}
            />
          </li>
        ))}
      </ul>
      {viewer}
    </>
  );
}
