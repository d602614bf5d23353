/** Imported before everything else: no code is made from text, and only what is named here may become HTML or a script's address. */
import * as z from 'zod/mini';

/** The part of Trusted Types that is used; browsers without it have no such rule to obey. */
interface TrustedTypes {
  /** What its rules let through; to TypeScript it is the text that it is made of. */
  createPolicy(name: string, rules: Partial<PolicyRules>): { createHTML(html: string): string };
}

interface PolicyRules {
  createHTML(html: string): string | null;
  createScriptURL(address: string): string | null;
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

/**
 * An empty line that keeps its height, and the parts of a date, written by form fields of the lazily loaded pages; and nothing
 * at all. None of it has a character that markup, an entity, a program or a style could begin with.
 */
const harmlessHtml = /^(?:&#8203;|[\p{L}\p{M}\p{N}\p{Cf} .,/-]{0,40})$/u;

/** What the console's default policy lets through; null refuses. */
export const policyRules: PolicyRules = {
  createHTML: (html) => (harmlessHtml.test(html) ? html : null),
  createScriptURL: (address) => (new URL(address, location.href).origin === location.origin ? address : null),
};

z.config({ jitless: true });
window.trustedTypes?.createPolicy('default', policyRules);
