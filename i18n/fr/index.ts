/** French messages of the first page: those that every page needs, one file per part of the screen, and those of the sign-in page and the dashboard. */
import { messages as auth } from './areas/auth';
import { messages as dashboard } from './areas/dashboard';
import { messages as slots } from './areas/slots';
import { errors } from './errors';
import { list } from './list';
import { pages } from './pages';
import { resources } from './resources';
import { shell } from './shell';
import { ui } from './ui';

export const french = { auth, dashboard, errors, list, pages, resources, shell, slots, ui };
