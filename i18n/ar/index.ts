/**
 * Every Arabic word of the console that each page needs, one file a part of the screen.
 *
 * Counted words have six forms, in the order zero, one, two, few, many, other. One and two are said without their
 * number, as Arabic says them, unless it may carry a sign: points keep it.
 * The name of an entity stands for its list, and has the article: a number follows it, it is not counted.
 */
import { errors } from './errors';
import { list } from './list';
import { pages } from './pages';
import { resources } from './resources';
import { shell } from './shell';
import { ui } from './ui';

export const arabic = { errors, list, pages, resources, shell, ui };
