import * as z from 'zod/mini';
import { type ContentRepair, contentRepairs } from '../../../lib/csv/contentRepairs';
import type { StructureFault } from '../../../lib/csv/tableCollector';
import { areaKinds } from '../check/checkCell';
import { dayOrders } from '../check/readDay';
import { decimalSigns } from '../check/readNumber';
import { ratingRoundings, ratingScales } from '../check/readRating';
import type { FlowState } from '../flow/flowState';
import type { TableCorrection } from '../table/importTable';

export const faultShape = z.enum({
  moreCells: 'moreCells',
  fewerCells: 'fewerCells',
  shifted: 'shifted',
  cut: 'cut',
  swallows: 'swallows',
  merged: 'merged',
  strayQuote: 'strayQuote',
  unclosedQuote: 'unclosedQuote',
} satisfies { [Fault in StructureFault]: Fault });

const rowsShape = z.array(z.number());
const correctionShape = z.union([
  z.object({ kind: z.literal('cell'), row: z.number(), field: z.string(), text: z.string() }),
  z.object({ kind: z.literal('cells'), rows: rowsShape, field: z.string(), text: z.string() }),
  z.object({ kind: z.literal('skip'), rows: rowsShape, isSkipped: z.boolean() }),
  z.object({ kind: z.literal('accept'), fault: faultShape }),
]) satisfies z.ZodMiniType<TableCorrection>;

const formatShape = z.union([z.enum(dayOrders), z.enum(decimalSigns), z.enum(areaKinds), z.literal(ratingScales)]);

/** Parts of the state of an import that the user has chosen or corrected. */
export const choiceNames = [
  'mapping',
  'defaults',
  'formats',
  'rounding',
  'duplicates',
  'amounts',
  'existing',
  'repeats',
  'notes',
  'corrections',
  'correctionCount',
] as const satisfies readonly (keyof FlowState)[];

/** An import that is being prepared, without its rows. */
export interface PreparedImport extends Pick<FlowState, (typeof choiceNames)[number]> {
  /** File name; null for pasted rows. */
  name: string | null;
  /** Time of the last change, in milliseconds since the epoch. */
  savedAt: number;
  repairs: readonly ContentRepair[];
}

export const preparedImportShape = z.object({
  name: z.nullable(z.string()),
  savedAt: z.number(),
  repairs: z.array(z.enum(contentRepairs)),
  mapping: z.record(z.string(), z.number()),
  defaults: z.record(z.string(), z.string()),
  formats: z.record(z.string(), formatShape),
  rounding: z.nullable(z.enum(ratingRoundings)),
  duplicates: z.nullable(z.enum(['first', 'last', 'sum'])),
  amounts: z.nullable(z.enum(['add', 'replace'])),
  // Imports that an earlier version stored don't have it.
  existing: z._default(z.enum(['keep', 'replace']), 'keep'),
  repeats: z.enum(['skip', 'send']),
  notes: z.object({ adminNote: z.string(), customerNote: z.string() }),
  corrections: z.array(correctionShape),
  correctionCount: z.number(),
}) satisfies z.ZodMiniType<PreparedImport>;
