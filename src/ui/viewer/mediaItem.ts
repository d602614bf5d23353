import { classifyMediaUrl } from '../../lib/url/classifyMediaUrl';

/** An image or video. */
export interface MediaItem {
  id: string;
  /** Untrusted URL. Only loaded from the media host or the console's origin. */
  src: string | null;
  kind: 'image' | 'video';
  thumbnail: string | null;
  /** Name, such as 'Image 2 of 5'. */
  label: string;
}

/** Returns a URL that may be loaded, else null. @param mediaUrl base URL of uploaded files */
export function ownUrl(raw: string | null | undefined, mediaUrl: string): string | null {
  const itemUrl = classifyMediaUrl(raw, mediaUrl);
  return itemUrl.kind === 'own' ? itemUrl.url : null;
}
