/** Shops whose provider was found not to send tests, by the key of their preferences: it is asked once while the console is open. */
const without = new Set<string>();

export const hasNoTest = (shop: string): boolean => without.has(shop);
export const rememberNoTest = (shop: string): void => void without.add(shop);
