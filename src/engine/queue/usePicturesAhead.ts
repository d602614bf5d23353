import { useMemo } from 'react';
import { ownUrl } from '../../ui/viewer/mediaItem';
import { usePreload } from '../../ui/viewer/usePreload';
import { asAttachments } from '../cells/values';
import { useShop } from '../shop';
import { type QueueState, upcoming } from './queueState';
import { zonesOf } from './zones';

/** Records whose pictures are fetched before they are shown. */
const ahead = 2;

/** Fetches the pictures of the next records, so that they stand at once with their texts. */
export function usePicturesAhead(state: QueueState): void {
  const { mediaUrl } = useShop();
  const urls = useMemo(
    () =>
      upcoming(state)
        .slice(0, ahead)
        .flatMap(({ entity, base }) => zonesOf(entity, base).pictures)
        .flatMap(({ value }) => asAttachments(value))
        .flatMap(({ type, src, thumbnail }) => ownUrl(type === 'video' ? thumbnail : src, mediaUrl) ?? []),
    [state, mediaUrl],
  );
  usePreload(urls);
}
