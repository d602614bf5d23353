import * as z from 'zod/mini';
import { boolean, id, text } from './shapes';

/** A storefront widget; `data` is free, its meaning belongs to `type`. */
export const widgetShape = z.object({ _id: id, type: text, data: z.unknown(), isEnabled: boolean });
export type Widget = z.infer<typeof widgetShape>;
