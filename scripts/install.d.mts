export function staleness(root: string): string | null;
export function ensureInstalled(root: string): void;
