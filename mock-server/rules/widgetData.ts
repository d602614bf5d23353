/** What the `data` of the widgets that the storefront knows must be, stated on its own. Those of other types are free. */
import * as z from 'zod/mini';
import { invalid } from '../problem';

const whole = (least: number, most: number) =>
  z.optional(
    z
      .int('Must be a whole number.')
      .check(z.minimum(least, `Must be ${least} or more.`), z.maximum(most, `Must be ${most} or less.`)),
  );
const oneOf = (...values: readonly string[]) => z.optional(z.enum(values));
const isOn = z.optional(z.boolean());

const style = {
  corners: oneOf('theme', 'square', 'soft', 'round'),
  spacing: oneOf('theme', 'compact', 'normal', 'roomy'),
  edges: oneOf('theme', 'none', 'line', 'shadow'),
  buttons: oneOf('theme', 'filled', 'outline'),
};
const places = {
  where: oneOf('everywhere', 'only', 'except'),
  paths: z.optional(z.string().check(z.maxLength(4000, 'Must not be longer than 4000 letters.'))),
  devices: oneOf('all', 'phones', 'computers'),
};
const stars = { align: oneOf('start', 'center', 'end'), starSize: whole(12, 40), showAverage: isOn, showCount: isOn };
const texts = z.optional(z.record(z.string(), z.record(z.string(), z.string())));

const shapes: Readonly<Record<string, z.ZodMiniType<object>>> = {
  BasicTheme: z.looseObject({ ...style, font: oneOf('shop', 'system', 'serif'), texts }),
  ProductPageStarRating: z.looseObject({ ...stars, ...places, texts }),
  CollectionPageStarRating: z.looseObject({ ...stars, ...places, texts }),
  ReviewAndFAQ: z.looseObject({ ...style, ...places, perPage: whole(1, 50), layout: oneOf('list', 'grid'), texts }),
  LoyaltyProgramLanding: z.looseObject({ ...style, columns: whole(1, 4), texts }),
  LoyaltyProgramDashboard: z.looseObject({ ...style, columns: whole(1, 4), historyRows: whole(1, 50), texts }),
  LoyaltyCouponPopup: z.looseObject({ ...style, ...places, afterSeconds: whole(0, 600), texts }),
  LoyaltyProgramNotifier: z.looseObject({ ...style, ...places, staysSeconds: whole(2, 60), texts }),
};

/** Letters that the data of a widget may have as JSON. */
const mostLetters = 200_000;

/** @throws Problem 422 with a text for each value of `data` that is not accepted */
export function checkWidgetData(type: string, data: unknown): void {
  if (JSON.stringify(data).length > mostLetters) throw invalid({ data: 'Is too large.' });
  const parsed = (Object.hasOwn(shapes, type) ? shapes[type] : undefined)?.safeParse(data);
  if (!parsed || parsed.success) return;
  const faults = parsed.error.issues.map(({ path, message }) => {
    const told = message === 'Invalid input' ? 'This value is not accepted.' : message;
    return [['data', ...path.map(String)].join('.'), told] as const;
  });
  throw invalid(Object.fromEntries(faults));
}
