import '../../../i18n/en/areas/panel';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { isFocusLost } from '../../ui/focus/useFocusRestore';
import MediaViewer from '../../ui/viewer/MediaViewer';
import ConfirmRemove from '../actions/ConfirmRemove';
import type { CellProps } from '../records/cell';
import { useCurrentSite } from '../shop/currentSite';
import { useMediaItems } from './useMediaItems';
import { usePartRemoval } from './usePartRemoval';

interface AttachmentViewerProps extends CellProps {
  /** Index of the attachment that is shown first. */
  initialIndex: number;
  onClose: () => void;
}

/** Viewer of a record's attachments. They can be deleted if the provider supports it. */
export default function AttachmentViewer({
  value,
  path,
  record,
  entity,
  initialIndex,
  onClose,
}: AttachmentViewerProps) {
  const translate = useTranslate();
  const { mediaUrls } = useCurrentSite();
  const items = useMediaItems(value);
  const remove = usePartRemoval(entity, path);
  const [removalIndex, setRemovalIndex] = useState<number | null>(null);
  const removing = removalIndex === null ? undefined : items[removalIndex];
  useFocusFallback();

  const canRemove = entity.write.parts?.[path] !== undefined;
  return (
    <>
      <MediaViewer
        items={items}
        at={initialIndex}
        mediaUrls={mediaUrls}
        onClose={onClose}
        onDelete={canRemove ? setRemovalIndex : undefined}
      />
      {removing && (
        <ConfirmRemove
          title={translate('panel.part.removeTitle', { part: removing.label })}
          onCancel={() => setRemovalIndex(null)}
          onConfirm={() => {
            setRemovalIndex(null);
            const { attachment, label } = removing;
            void remove(record, attachment, label);
          }}
        />
      )}
    </>
  );
}

/** Focuses the row or panel if the thumbnail that opened the viewer no longer exists. */
function useFocusFallback() {
  const [fallback] = useState(() => document.activeElement?.closest<HTMLElement>('tr, dialog') ?? null);
  useEffect(
    () => () =>
      queueMicrotask(() => {
        if (isFocusLost())
          (fallback?.querySelector<HTMLElement>('[data-opens]') ?? fallback?.querySelector('button'))?.focus();
      }),
    [fallback],
  );
}
