import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Attachment } from '../../../resources/shapes';
import { ExternalLink } from '../../ui/ExternalLink';
import { IconButton } from '../../ui/IconButton';
import { Thumbnail } from '../../ui/Thumbnail';
import ConfirmRemove from '../actions/ConfirmRemove';
import type { CellProps } from '../cells/cell';
import { asAttachments } from '../cells/values';
import styles from './AttachmentList.module.css';
import { usePartRemoval } from './usePartRemoval';

/** Every attachment of a record: each leads to its original, and can be deleted where the provider takes it. */
export function AttachmentList({ value, path, record, entity }: CellProps) {
  const translate = useTranslate();
  const remove = usePartRemoval(entity, path);
  const [removing, setRemoving] = useState<{ attachment: Attachment; label: string } | null>(null);
  const attachments = asAttachments(value);
  const canRemove = entity.write.parts?.[path] !== undefined;

  return (
    <ul className={styles.attachments}>
      {attachments.map((attachment, index) => {
        const isVideo = attachment.type === 'video';
        const label = translate(isVideo ? 'list.value.video' : 'list.value.attachment', {
          place: index + 1,
          count: attachments.length,
        });
        return (
          <li key={attachment._id} className={styles.attachment}>
            <ExternalLink href={attachment.src}>
              <Thumbnail
                src={attachment.thumbnail ?? (isVideo ? null : attachment.src)}
                kind={isVideo ? 'video' : 'image'}
                label={label}
              />
            </ExternalLink>
            {canRemove && (
              <IconButton
                icon="trash"
                label={translate('panel.part.remove', { part: label })}
                onClick={() => setRemoving({ attachment, label })}
              />
            )}
          </li>
        );
      })}
      {removing && (
        <ConfirmRemove
          title={translate('panel.part.removeTitle', { part: removing.label })}
          onCancel={() => setRemoving(null)}
          onConfirm={() => {
            setRemoving(null);
            void remove(record, attachments, removing.attachment, removing.label);
          }}
        />
      )}
    </ul>
  );
}
