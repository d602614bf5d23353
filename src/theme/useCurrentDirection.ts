import { useSyncExternalStore } from 'react';
import { subscribeToThemeChange } from './currentColorScheme';

/** Text direction. */
export type Direction = 'ltr' | 'rtl';

const currentDirection = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

/** Returns the page's text direction and re-renders when it changes. */
export const useCurrentDirection = (): Direction => useSyncExternalStore(subscribeToThemeChange, currentDirection);
