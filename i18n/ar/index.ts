/**
 * Arabic messages of the first page: those that every page needs, one file per part of the screen, and those of the
 * sign-in page and the dashboard.
 * Plurals have six forms, in the order zero, one, two, few, many, other. One and two are written without
 * their number, unless it may be signed (points).
 * An entity name is the title of its list and has the article. It is followed by a number but not pluralized.
 */
import { messages as auth } from './areas/auth';
import { messages as dashboard } from './areas/dashboard';
import { messages as slots } from './areas/slots';
import { errors } from './errors';
import { list } from './list';
import { pages } from './pages';
import { resources } from './resources';
import { shell } from './shell';
import { ui } from './ui';

export const arabic = { auth, dashboard, errors, list, pages, resources, shell, slots, ui };
