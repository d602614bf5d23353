/** Everything that goes wrong in a page without anyone asserting it. */
import type { BrowserContext } from '@playwright/test';

export interface Complaints {
  /** What a test expects to go wrong. */
  allow: (pattern: RegExp) => void;
  /** Complaints that no test has allowed. */
  list: () => string[];
}

/** Watches every page of a context: policy violations, uncaught errors and rejections, console.error. */
export async function watch(context: BrowserContext): Promise<Complaints> {
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
