import type { PreviewContext } from '../previewContext';

/** Checks if the visitor of the preview is in a widget's audience. */
export const isInAudience = (
  { store }: Pick<PreviewContext, 'store'>,
  audience: 'everyone' | 'guests' | 'members',
): boolean => audience === 'everyone' || (audience === 'members') === (store.member !== null);
