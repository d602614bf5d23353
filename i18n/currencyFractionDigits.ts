/** Currencies without fraction digits, including points. */
const noDigits = 'BIF CLP DJF GNF ISK JPY KMF KRW PTS PYG RWF UGX VND VUV XAF XOF XPF';
const threeDigits = 'BHD IQD JOD KWD LYD OMR TND';

const digitsByCode = new Map([
  ...noDigits.split(' ').map((code) => [code, 0] as const),
  ...threeDigits.split(' ').map((code) => [code, 3] as const),
]);

/**
 * Fraction digits by ISO 4217; 2 for unknown codes. Intl differs for some currencies, because it returns the
 * digits that are customary in prices.
 */
export const currencyFractionDigits = (currency: string): number =>
  digitsByCode.get(currency.trim().toUpperCase()) ?? 2;
