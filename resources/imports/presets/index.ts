import { customerPresets } from './customerPresets';
import type { ImportPreset } from './importPreset';
import { pointsPresets } from './pointsPresets';
import { reviewPresets } from './reviewPresets';

export type { ImportPreset } from './importPreset';

/** Known export files, in no particular order: a file that fits several products is not recognized. */
export const importPresets: readonly ImportPreset[] = [...reviewPresets, ...customerPresets, ...pointsPresets];
