import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { IconButton } from '../../ui/IconButton';
import { useKeepFocus } from '../../ui/useKeepFocus';
import ConfirmRemove from '../actions/ConfirmRemove';
import type { CellProps } from '../cells/cell';
import { MediaButton } from '../media/MediaButton';
import { RemovalFailure } from '../media/RemovalFailure';
import { useMediaItems } from '../media/useMediaItems';
import { useViewer } from '../media/useViewer';
import styles from './AttachmentList.module.css';
import { usePartRemoval } from './usePartRemoval';

/** Every attachment of a record: each opens in the viewer, and can be deleted where the provider takes it. */
export function AttachmentList(cell: CellProps) {
  const { value, path, record, entity } = cell;
  const translate = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  const { remove, failure } = usePartRemoval(entity, path);
  const { open, viewer } = useViewer(cell);
  const items = useMediaItems(value);
  const [asked, setAsked] = useState<string | null>(null);
  const removing = items.find(({ id }) => id === asked);
  const canRemove = entity.write.parts?.[path] !== undefined;
  useKeepFocus(list);

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
                onClick={() => setAsked(item.id)}
              />
            )}
          </li>
        ))}
      </ul>
      {failure && <RemovalFailure {...failure} />}
      {removing && (
        <ConfirmRemove
          title={translate('panel.part.removeTitle', { part: removing.label })}
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            const parts = items.map(({ attachment }) => attachment);
            void remove(record, parts, removing.attachment, removing.label);
          }}
        />
      )}
      {viewer}
    </>
  );
}
