import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { isFocusLost } from '../../ui/useKeepFocus';
import MediaViewer from '../../ui/viewer/MediaViewer';
import ConfirmRemove from '../actions/ConfirmRemove';
import type { CellProps } from '../cells/cell';
import { usePartRemoval } from '../panel/usePartRemoval';
import { useShop } from '../shop';
import { RemovalFailure } from './RemovalFailure';
import { useMediaItems } from './useMediaItems';

interface AttachmentViewerProps extends CellProps {
  /** Place of the attachment that is shown first. */
  at: number;
  onClose: () => void;
}

/** The attachments of a record to look at; each can be deleted where the provider takes it. */
export default function AttachmentViewer({ value, path, record, entity, at, onClose }: AttachmentViewerProps) {
  const translate = useTranslate();
  const { mediaUrl } = useShop();
  const items = useMediaItems(value);
  const { remove, failure } = usePartRemoval(entity, path);
  const [asked, setAsked] = useState<number | null>(null);
  const removing = asked === null ? undefined : items[asked];
  useWayBack();

  const canRemove = entity.write.parts?.[path] !== undefined;
  return (
    <>
      <MediaViewer
        items={items}
        at={at}
        mediaUrl={mediaUrl}
        onClose={onClose}
        onDelete={canRemove ? setAsked : undefined}
        notice={failure && <RemovalFailure {...failure} />}
      />
      {removing && (
        <ConfirmRemove
          title={translate('panel.part.removeTitle', { part: removing.label })}
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            const { attachment, label } = removing;
            void remove(
              record,
              items.map((item) => item.attachment),
              attachment,
              label,
            );
          }}
        />
      )}
    </>
  );
}

/** Where the small picture that opened the viewer is gone, its row or panel gets the focus. */
function useWayBack() {
  const [home] = useState(() => document.activeElement?.closest<HTMLElement>('tr, dialog') ?? null);
  useEffect(
    () => () =>
      queueMicrotask(() => {
        if (isFocusLost()) (home?.querySelector<HTMLElement>('[data-opens]') ?? home?.querySelector('button'))?.focus();
      }),
    [home],
  );
}
