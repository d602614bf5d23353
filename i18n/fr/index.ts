/** French messages that every page needs, one file per part of the screen. */
import { errors } from './errors';
import { list } from './list';
import { pages } from './pages';
import { resources } from './resources';
import { shell } from './shell';
import { ui } from './ui';

export const french = { errors, list, pages, resources, shell, ui };
