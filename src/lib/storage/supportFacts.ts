/** What support asks for first: the last page and the last error of this tab. They survive a reload. */
import { getTabItem, setTabItem } from './tabStorage';

const PAGE_KEY = 'lastPage';
const ERROR_KEY = 'lastError';

/** Records the path of a page, without its query string. */
export const recordPage = (pathname: string): void => setTabItem(PAGE_KEY, pathname);

/** Path of the last recorded page, or null. */
export const getLastPage = (): string | null => getTabItem(PAGE_KEY);

/** Records an error with the current time. */
export const recordError = (text: string): void => setTabItem(ERROR_KEY, `${new Date().toISOString()} ${text}`);

/** The last recorded error with its time, or null. */
export const getLastError = (): string | null => getTabItem(ERROR_KEY);
