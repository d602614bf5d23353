/** Collects unexpected errors of the pages. */
import type { BrowserContext } from '@playwright/test';

export interface PageErrors {
  /** Allows errors that match the pattern. */
  allow: (pattern: RegExp) => void;
  /** Errors that were not allowed. */
  list: () => string[];
}

/** Watches every page of a context for policy violations, uncaught errors and rejections, and console.error. */
export async function watchPageErrors(context: BrowserContext): Promise<PageErrors> {
  const found: string[] = [];
  const allowed: RegExp[] = [];
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy violation: ${event.effectiveDirective} blocked ${event.blockedURI} ${event.sample}`);
    });
  });
  context.on('weberror', (webError) => {
    const error = webError.error();
    found.push(`uncaught: ${error.stack ?? error.message}`);
  });
  context.on('console', (message) => {
    if (message.type() === 'error') found.push(`console.error: ${message.text()} (${message.location().url})`);
  });
  return {
    allow: (pattern) => allowed.push(pattern),
    list: () => found.filter((text) => !allowed.some((pattern) => pattern.test(text))),
  };
}
