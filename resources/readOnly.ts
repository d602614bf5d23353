import * as z from 'zod/mini';
import type { RestWrite } from './entity';

/** The writes of an entity that can't be changed: the data provider refuses every change before it is sent. */
export const readOnly: RestWrite<Record<string, never>> = { path: '', responseKey: '', change: z.strictObject({}) };
