import { createContext, useContext } from 'react';
import { ownUrl } from '../viewer/mediaItem';

/** URLs of the media hosts; without any, the console's own origin alone is allowed. */
export const MediaUrlsContext = createContext<readonly string[]>([]);

/** Returns the URL of an image from the data if it may be loaded, else null: other hosts would learn of the visit. */
export function useOwnUrl(raw: string | null | undefined): string | null {
  return ownUrl(raw, useContext(MediaUrlsContext));
}
