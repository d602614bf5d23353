import { useTranslate } from 'ra-core';
import type { Attachment } from '../../../resources/shapes';
import type { MediaItem } from '../../ui/viewer/mediaItem';
import { toAttachments } from '../records/values';

/** Attachments as media items with a label and a thumbnail URL. */
export function useMediaItems(
  value: unknown,
): readonly (MediaItem & { attachment: Attachment; small: string | null })[] {
  const translate = useTranslate();
  const attachments = toAttachments(value);
  return attachments.map((attachment, index) => {
    const { _id: id, src, type, thumbnail } = attachment;
    const kind = type === 'video' ? 'video' : 'image';
    const label = translate(kind === 'video' ? 'list.value.video' : 'list.value.attachment', {
      place: index + 1,
      count: attachments.length,
    });
    return { id, src, kind, thumbnail, small: thumbnail ?? (kind === 'video' ? null : src), label, attachment };
  });
}
