import { sanitizeToken } from '../../../../dataProvider/session/accessToken';
import { parseStoreAddress } from '../../../lib/url/parseStoreAddress';

/** Input of the private app's form. */
export interface TypedPrivateApp {
  shop: string;
  accessToken: string;
}

/** Message keys below `privateApp`, by field name. */
export type PrivateAppErrors = Readonly<Partial<Record<keyof TypedPrivateApp, string>>>;

/** Validates the form before anything is sent. */
export function checkPrivateApp({ shop, accessToken }: TypedPrivateApp): PrivateAppErrors {
  const shopError = checkShop(shop);
  const tokenError = checkToken(accessToken.trim());
  return { ...(shopError && { shop: shopError }), ...(tokenError && { accessToken: tokenError }) };
}

function checkShop(shop: string): string | null {
  if (shop.trim() === '') return 'shopMissing';
  return parseStoreAddress(shop) === null ? 'shopInvalid' : null;
}

function checkToken(accessToken: string): string | null {
  if (accessToken === '') return 'tokenMissing';
  if (/^https?:/i.test(accessToken)) return 'tokenIsAddress';
  return sanitizeToken(accessToken) === null ? 'tokenInvalid' : null;
}
