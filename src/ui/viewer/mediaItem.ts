import { classifyMediaUrl } from '../../lib/url/classifyMediaUrl';

/** An image or video. */
export interface MediaItem {
  id: string;
  /** Untrusted URL. Only loaded from a media host or the console's origin. */
  src: string | null;
  kind: 'image' | 'video';
  thumbnail: string | null;
  /** Name, such as 'Image 2 of 5'. */
  label: string;
}

/** Returns a URL that may be loaded, else null. @param mediaUrls URLs of the media hosts */
export function ownUrl(raw: string | null | undefined, mediaUrls: readonly string[]): string | null {
  const itemUrl = classifyMediaUrl(raw, mediaUrls);
  return itemUrl.kind === 'own' ? itemUrl.url : null;
}
