/** Schemas of the `data` of known widget types. Data of other types is not validated. */
import * as z from 'zod/mini';
import { validationError } from '../httpError';

const whole = (min: number, max: number) =>
  z.optional(
    z
      .int('Must be a whole number.')
      .check(z.minimum(min, `Must be ${min} or more.`), z.maximum(max, `Must be ${max} or less.`)),
  );
const oneOf = (...values: readonly string[]) => z.optional(z.enum(values));
const isOn = z.optional(z.boolean());

const style = {
  corners: oneOf('theme', 'square', 'soft', 'round'),
  spacing: oneOf('theme', 'compact', 'normal', 'roomy'),
  edges: oneOf('theme', 'none', 'line', 'shadow'),
  buttons: oneOf('theme', 'filled', 'outline'),
};
const positions = {
  where: oneOf('everywhere', 'only', 'except'),
  paths: z.optional(z.string().check(z.maxLength(4000, 'Use up to 4000 characters.'))),
  devices: oneOf('all', 'phones', 'computers'),
};
const stars = { align: oneOf('start', 'center', 'end'), starSize: whole(12, 40), showAverage: isOn, showCount: isOn };
const texts = z.optional(z.record(z.string(), z.record(z.string(), z.string())));

const name = z.optional(z.string().check(z.maxLength(60, 'Use up to 60 characters.')));
const audience = oneOf('everyone', 'guests', 'members');
const columns = whole(1, 8);
const rows = whole(1, 6);
const sourceName = (pattern: RegExp) =>
  z.optional(z.string().check(z.maxLength(200, 'Use up to 200 characters.'), z.regex(pattern)));

const shapes: Readonly<Record<string, z.ZodMiniType<object>>> = {
  BasicTheme: z.looseObject({ ...style, font: oneOf('shop', 'system', 'serif'), texts }),
  ProductPageStarRating: z.looseObject({ ...stars, ...positions, texts }),
  CollectionPageStarRating: z.looseObject({ ...stars, ...positions, texts }),
  ReviewAndFAQ: z.looseObject({ ...style, ...positions, perPage: whole(1, 50), layout: oneOf('list', 'grid'), texts }),
  LoyaltyProgramLanding: z.looseObject({ ...style, columns: whole(1, 4), texts }),
  LoyaltyProgramDashboard: z.looseObject({ ...style, columns: whole(1, 4), historyRows: whole(1, 50), texts }),
  LoyaltyCouponPopup: z.looseObject({ ...style, ...positions, afterSeconds: whole(0, 600), texts }),
  form: z.looseObject({
    name: z.optional(z.string().check(z.maxLength(80, 'Use up to 80 characters.'))),
    texts,
  }),
  LoyaltyProgramNotifier: z.looseObject({ ...style, ...positions, staysSeconds: whole(2, 60), texts }),
  PointsBanner: z.looseObject({ ...positions, name, audience, bannerPosition: oneOf('top', 'bottom'), texts }),
  ProductPoints: z.looseObject({ ...positions, name, audience, showIcon: isOn, showJoin: isOn, texts }),
  ReferralBlock: z.looseObject({ ...style, ...positions, name, blockAlign: oneOf('center', 'start'), texts }),
  FeaturedReviews: z.looseObject({
    ...style,
    ...positions,
    name,
    reviewCount: whole(1, 20),
    columns: whole(1, 4),
    texts,
  }),
  instagram: z.looseObject({
    ...positions,
    corners: style.corners,
    feedSource: oneOf('account', 'hashtags'),
    account: sourceName(/^\s*(?:@?[\w.]{1,30}\s*)?$/),
    hashtags: sourceName(/^[^<>]*$/),
    feedLayout: oneOf('grid', 'carousel'),
    ...{ columnsPhone: columns, columnsTablet: columns, columnsDesktop: columns },
    ...{ rowsPhone: rows, rowsTablet: rows, rowsDesktop: rows },
    imageGap: whole(0, 40),
    texts,
  }),
};

/** Maximum length of a widget's data as JSON. */
const MAX_DATA_LENGTH = 200_000;

/** @throws HttpError 422 with a message per invalid value of `data` */
export function checkWidgetData(type: string, data: unknown): void {
  if (JSON.stringify(data).length > MAX_DATA_LENGTH) throw validationError({ data: 'Is too large.' });
  const parsed = (Object.hasOwn(shapes, type) ? shapes[type] : undefined)?.safeParse(data);
  if (!parsed || parsed.success) return;
  const issues = parsed.error.issues.map(({ path, message }) => {
    const reportedMessage = message === 'Invalid input' ? 'This value is not accepted.' : message;
    return [['data', ...path.map(String)].join('.'), reportedMessage] as const;
  });
  throw validationError(Object.fromEntries(issues));
}
