import * as z from 'zod/mini';
import { appliesTo, discountTypes, voucherDefaults } from '../../../../resources/vouchers';
import type { KeptForm } from '../../../engine/useIntentDraft';

const choice = z.object({
  id: z.string(),
  label: z.string(),
  detail: z.optional(z.string()),
  imageUrl: z.optional(z.nullable(z.string())),
});

const formShape = z.object({
  discountType: z.enum(discountTypes),
  percent: z.string(),
  amount: z.string(),
  freeProduct: z.nullable(choice),
  appliesTo: z.object({ to: z.enum(appliesTo), products: z.array(choice), collections: z.array(choice) }),
  minimum: z.string(),
  points: z.string(),
  /** Whether the provider makes the code, or the merchant has one. */
  code: z.enum(['made', 'own']),
  prefix: z.string(),
  coupon: z.string(),
  alsoCreateInStore: z.boolean(),
  adminNote: z.string(),
});

/** A voucher as it is typed; what does not belong to the chosen discount is kept beside it, and not sent. */
export type VoucherForm = z.infer<typeof formShape>;

/** What the form starts from. */
export const emptyVoucher: VoucherForm = {
  discountType: voucherDefaults.discountType,
  percent: String(voucherDefaults.discountValue),
  amount: '',
  freeProduct: null,
  appliesTo: { to: voucherDefaults.applyTo, products: [], collections: [] },
  minimum: '',
  points: String(voucherDefaults.pointsToDeduct),
  code: 'made',
  prefix: '',
  coupon: '',
  alsoCreateInStore: voucherDefaults.alsoCreateInStore,
  adminNote: '',
};

/** How a voucher is kept while it is typed. */
export const keptVoucher: KeptForm<VoucherForm> = { shape: formShape, empty: emptyVoucher };

/** Whether a discount is taken off all of an order, or off what the merchant chooses. */
export const hasScope = ({ discountType }: Pick<VoucherForm, 'discountType'>) =>
  discountType === 'percentage' || discountType === 'fixed_amount';
