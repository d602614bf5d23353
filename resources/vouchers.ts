import * as z from 'zod/mini';

/** What a voucher gives (specification section 5). */
export const discountTypes = ['percentage', 'fixed_amount', 'free_shipping', 'free_product'] as const;

/** What a voucher is good for (section 2, 'Applies to'). */
export const appliesTo = ['entireOrder', 'selectedProducts', 'selectedCollections'] as const;

/** The voucher form (section 3) as it is posted to add_coupon, beside the customer's id. */
export const voucherShape = z.strictObject({
  /** Points that the voucher costs the customer; 0 for a gift. */
  pointsToDeduct: z.int().check(z.minimum(0)),
  discountType: z.enum(discountTypes),
  /** Percent, or an amount in the shop's currency; not sent for free shipping and free products. */
  discountValue: z.optional(z.number()),
  applyTo: z.enum(appliesTo),
  /** Ids of collections and of products. */
  selectedCollections: z.optional(z.array(z.string())),
  selectedProducts: z.optional(z.array(z.string())),
  /** In the shop's currency; not sent where there is none. */
  discountMinOrderValue: z.optional(z.number()),
  discountCodePrefix: z.optional(z.string()),
  adminNote: z.optional(z.string()),
  alsoCreateInStore: z.boolean(),
  /** A code of the merchant's own; else the provider makes one. */
  coupon: z.optional(z.string()),
  freeProduct: z.optional(z.strictObject({ label: z.string(), value: z.string() })),
});
export type Voucher = z.infer<typeof voucherShape>;

/** What the form starts from (section 5). */
export const voucherDefaults: Voucher = {
  pointsToDeduct: 0,
  discountType: 'percentage',
  discountValue: 10,
  applyTo: 'entireOrder',
  alsoCreateInStore: true,
};
