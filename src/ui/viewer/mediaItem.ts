import { mediaAddress } from '../../lib/mediaAddress';

/** Something to look at. */
export interface MediaItem {
  id: string;
  /** As the provider sent it; it is loaded only from the media host or the console's own. */
  src: string | null;
  kind: 'image' | 'video';
  thumbnail: string | null;
  /** Its name, such as 'Picture 2 of 5'. */
  label: string;
}

/** An address where it may be loaded, else null. @param mediaUrl base of the addresses of uploaded files */
export function ownUrl(raw: string | null | undefined, mediaUrl: string): string | null {
  const address = mediaAddress(raw, mediaUrl);
  return address.kind === 'own' ? address.url : null;
}
