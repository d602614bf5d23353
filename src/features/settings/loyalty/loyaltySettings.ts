import * as z from 'zod/mini';
import type { SectionDefinition } from '../form/sectionDefinition';

const shape = z.object({ loyaltyPage: z.string(), pointsLimit: z.string(), recordsLimit: z.string() });
export type LoyaltySettings = z.infer<typeof shape>;
export type LoyaltyField = keyof LoyaltySettings;

/** Page of the loyalty program, and the limits of the store above which a number must be typed. */
export const loyaltySettings: SectionDefinition<LoyaltySettings, LoyaltyField> = {
  name: 'loyalty',
  shape,
  read: ({ shopifyLoyaltyPageHandle, pointsLimit, recordsLimit }) => ({
    loyaltyPage: shopifyLoyaltyPageHandle ?? '',
    pointsLimit: formatLimit(pointsLimit),
    recordsLimit: formatLimit(recordsLimit),
  }),
  diff: (saved, value) => {
    const handle = value.loyaltyPage.trim();
    return {
      ...(handle !== saved.loyaltyPage && { shopifyLoyaltyPageHandle: handle === '' ? null : handle }),
      ...(value.pointsLimit.trim() !== saved.pointsLimit && { pointsLimit: parseLimit(value.pointsLimit) }),
      ...(value.recordsLimit.trim() !== saved.recordsLimit && { recordsLimit: parseLimit(value.recordsLimit) }),
    };
  },
  findIssues: (saved, { loyaltyPage, pointsLimit, recordsLimit }) => ({
    ...(loyaltyPage !== saved.loyaltyPage &&
      /[\s/\\]/.test(loyaltyPage.trim()) && { loyaltyPage: 'settingsPage.loyaltyPage.invalid' }),
    ...(pointsLimit !== saved.pointsLimit &&
      !isLimit(parseLimit(pointsLimit)) && { pointsLimit: 'settingsPage.pointsLimit.invalid' }),
    ...(recordsLimit !== saved.recordsLimit &&
      !isLimit(parseLimit(recordsLimit)) && { recordsLimit: 'settingsPage.pointsLimit.invalid' }),
  }),
  fieldsByKey: { shopifyLoyaltyPageHandle: 'loyaltyPage', pointsLimit: 'pointsLimit', recordsLimit: 'recordsLimit' },
};

const formatLimit = (limit: number | null) => (limit === null ? '' : String(limit));

/** Parses the limit. Returns null if it is empty, and NaN if it isn't a number. */
function parseLimit(text: string): number | null {
  const digits = text.trim();
  if (digits === '') return null;
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

const isLimit = (limit: number | null) => limit === null || (Number.isSafeInteger(limit) && limit > 0);
