export function whyInstallNeeded(root: string): string | null;
export function ensureInstalled(root: string): void;
