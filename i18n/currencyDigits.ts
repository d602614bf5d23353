/** Currencies without decimals; points are one of them. */
const none = 'BIF CLP DJF GNF ISK JPY KMF KRW PTS PYG RWF UGX VND VUV XAF XOF XPF';
const three = 'BHD IQD JOD KWD LYD OMR TND';

const other = new Map([
  ...none.split(' ').map((code) => [code, 0] as const),
  ...three.split(' ').map((code) => [code, 3] as const),
]);

/**
 * Decimals of a currency by ISO 4217; 2 for a code that is not in it. Browsers have others for some, each its own:
 * they say how prices are usually written, not how exact an amount is.
 */
export const currencyDigits = (currency: string): number => other.get(currency.trim().toUpperCase()) ?? 2;
