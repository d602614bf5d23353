import { useSyncExternalStore } from 'react';
import { watchPage } from './shownScheme';

/** Where lines begin. */
export type Direction = 'ltr' | 'rtl';

const shownDirection = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

/** The direction in which the page is shown. */
export const useShownDirection = (): Direction => useSyncExternalStore(watchPage, shownDirection);
