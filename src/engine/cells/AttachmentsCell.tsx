import { useTranslate } from 'ra-core';
import { MediaButton } from '../media/MediaButton';
import { useMediaItems } from '../media/useMediaItems';
import { useViewer } from '../media/useViewer';
import type { CellProps } from './cell';
import styles from './cells.module.css';

/** As many as stand in a row of the list beside the text. */
const shownInList = 4;

/** The first pictures and videos of a record, small; each opens the viewer, and so does the number of the others. */
export function AttachmentsCell(cell: CellProps) {
  const translate = useTranslate();
  const items = useMediaItems(cell.value);
  const { open, viewer } = useViewer(cell);
  const shown = cell.line === 'full' ? items : items.slice(0, shownInList);
  if (shown.length === 0) return viewer;
  const next = items[shown.length];
  const more = translate('list.value.moreAttachments', { smart_count: items.length - shown.length });
  return (
    <span className={styles.pictures}>
      {shown.map((item, index) => (
        <MediaButton key={item.id} item={item} onOpen={() => open(index)} />
      ))}
      {next && (
        <button
          type="button"
          aria-label={`${more} ${next.label}`}
          className={styles.more}
          onClick={() => open(shown.length)}
        >
          {more}
        </button>
      )}
      {viewer}
    </span>
  );
}
