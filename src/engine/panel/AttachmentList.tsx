import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { IconButton } from '../../ui/buttons/IconButton';
import { useFocusRestore } from '../../ui/focus/useFocusRestore';
import ConfirmRemove from '../actions/ConfirmRemove';
import { MediaButton } from '../media/MediaButton';
import { useMediaItems } from '../media/useMediaItems';
import { useMediaViewer } from '../media/useMediaViewer';
import { usePartRemoval } from '../media/usePartRemoval';
import type { CellProps } from '../records/cell';
import styles from './AttachmentList.module.css';

/** All attachments of a record: each opens in the viewer, and can be deleted if the API supports it. */
export function AttachmentList(cell: CellProps) {
  const { value, path, record, entity } = cell;
  const translate = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  const remove = usePartRemoval(entity, path);
  const { open, viewer } = useMediaViewer(cell);
  const items = useMediaItems(value);
  const [requestedId, setRequestedId] = useState<string | null>(null);
  const removing = items.find(({ id }) => id === requestedId);
  const canRemove = entity.write.parts?.[path] !== undefined;
  useFocusRestore(list);

  return (
    <>
      <ul ref={list} tabIndex={-1} className={styles.attachments}>
        {items.map((item, index) => (
          <li key={item.id} className={styles.attachment}>
            <MediaButton item={item} onOpen={() => open(index)} />
            {canRemove && (
              <IconButton
                icon="trash"
                label={translate('panel.part.remove', { part: item.label })}
                onClick={() => setRequestedId(item.id)}
              />
            )}
          </li>
        ))}
      </ul>
      {removing && (
        <ConfirmRemove
          title={translate('panel.part.removeTitle', { part: removing.label })}
          onCancel={() => setRequestedId(null)}
          onConfirm={() => {
            setRequestedId(null);
            void remove(record, removing.attachment, removing.label);
          }}
        />
      )}
      {viewer}
    </>
  );
}
