/**
 * Every Arabic word of the console that each page needs, one file a part of the screen.
 *
 * Counted words have six forms, in the order zero, one, two, few, many, other. One and two are said without their
 * number, as Arabic says them, unless it carries a sign; the form for zero also stands in for fractions, so it keeps it.
 * The name of an entity stands for its list, and has the article: a number follows it, it is not counted.
 */
import { errors } from './errors';
import { list } from './list';
import { pages } from './pages';
import { resources } from './resources';
import { shell } from './shell';
import { ui } from './ui';

export const words = { errors, list, pages, resources, shell, ui };
