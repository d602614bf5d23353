import { useTranslate } from 'ra-core';
import { useMediaItems } from '../media/useMediaItems';
import { MediaButton, useMediaViewer } from '../media/useMediaViewer';
import type { CellProps } from '../records/cell';
import styles from './cells.module.css';

/** Maximum number of thumbnails in a list row. */
const MAX_VISIBLE_IN_LIST = 4;

/** Thumbnails of a record's first attachments, and the number of further ones. Each opens the viewer. */
export function AttachmentsCell(cell: CellProps) {
  const translate = useTranslate();
  const items = useMediaItems(cell.value);
  const { open, viewer } = useMediaViewer(cell);
  const visibleItems = cell.line === 'full' ? items : items.slice(0, MAX_VISIBLE_IN_LIST);
  if (visibleItems.length === 0) return viewer;
  const next = items[visibleItems.length];
  const more = translate('list.value.moreAttachments', { smart_count: items.length - visibleItems.length });
  return (
    <span className={styles.pictures}>
      {visibleItems.map((item, index) => (
        <MediaButton key={item.id} item={item} onOpen={() => open(index)} />
      ))}
      {next && (
        <button
          type="button"
          aria-label={`${more} ${next.label}`}
          className={styles.more}
          onClick={() => open(visibleItems.length)}
        >
          {more}
        </button>
      )}
      {viewer}
    </span>
  );
}
