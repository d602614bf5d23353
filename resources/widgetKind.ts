import * as z from 'zod/mini';
import type { RecordKind } from './recordKind';
import { widgetReads } from './widgets';

/** Forms, rules, and the Instagram feed are widgets of a type. */
export const widgets = {
  ...widgetReads,
  title: 'type',
  write: {
    change: z.object({ data: z.record(z.string(), z.unknown()), isEnabled: z.boolean() }),
    draft: z.object({ type: z.string(), data: z.record(z.string(), z.unknown()) }),
    isDeletable: true,
    answer: 'widget',
    merged: ['data'],
  },
} as const satisfies RecordKind;
