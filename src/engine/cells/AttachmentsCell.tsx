import { useTranslate } from 'ra-core';
import { Thumbnail } from '../../ui/Thumbnail';
import type { CellProps } from './cell';
import styles from './cells.module.css';
import { asAttachments } from './values';

/** As many as stand in a row of the list beside the text. */
const shownInList = 4;

export function AttachmentsCell({ value, line }: CellProps) {
  const translate = useTranslate();
  const attachments = asAttachments(value);
  const shown = line === 'full' ? attachments : attachments.slice(0, shownInList);
  if (shown.length === 0) return null;
  return (
    <span className={styles.pictures}>
      {shown.map((attachment, index) => (
        <Thumbnail
          key={attachment._id}
          src={attachment.thumbnail ?? (attachment.type === 'video' ? null : attachment.src)}
          kind={attachment.type === 'video' ? 'video' : 'image'}
          label={translate(attachment.type === 'video' ? 'list.value.video' : 'list.value.attachment', {
            place: index + 1,
            count: attachments.length,
          })}
        />
      ))}
      {attachments.length > shown.length && (
        <span className={styles.second}>
          {translate('list.value.moreAttachments', { smart_count: attachments.length - shown.length })}
        </span>
      )}
    </span>
  );
}
