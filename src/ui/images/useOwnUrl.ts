import { createContext, useContext } from 'react';
import { ownUrl } from '../viewer/mediaItem';

/** Base URL of uploaded files; '' allows the console's own origin alone. */
export const MediaUrlContext = createContext('');

/** Returns the URL of an image from the data if it may be loaded, else null: other hosts would learn of the visit. */
export function useOwnUrl(raw: string | null | undefined): string | null {
  return ownUrl(raw, useContext(MediaUrlContext));
}
