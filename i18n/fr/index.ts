/** Every French word of the console that each page needs, one file a part of the screen. */
import { errors } from './errors';
import { list } from './list';
import { pages } from './pages';
import { resources } from './resources';
import { shell } from './shell';
import { ui } from './ui';

export const french = { errors, list, pages, resources, shell, ui };
