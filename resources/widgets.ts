import * as z from 'zod/mini';
import { boolean, id, text } from './shapes';

/** Storefront widget. The type of `data` depends on `type`. */
export const widgetShape = z.object({ _id: id, type: text, data: z.unknown(), isEnabled: boolean });
export type Widget = z.infer<typeof widgetShape>;

/** How widgets are read. */
export const widgetReads = { shape: widgetShape, path: 'widgets', items: 'widgets' } as const;
