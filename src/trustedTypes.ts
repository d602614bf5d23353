/** Trusted Types policy. Imported first: no code is created from text, and only the values listed here may become HTML or a script URL. */
import * as z from 'zod/mini';

/** The part of Trusted Types that is used; some browsers lack it. */
interface TrustedTypes {
  /** Its values are typed as the texts that they are made of. */
  createPolicy(name: string, rules: Partial<PolicyRules>): { createHTML(html: string): string };
}

interface PolicyRules {
  createHTML(html: string): string | null;
  createScriptURL(url: string): string | null;
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

/**
 * HTML that form fields of lazy pages write: an empty line that keeps its height, the parts of a date, and the empty text.
 * None of it contains a character that starts markup, an entity, a script or a style.
 */
const harmlessHtml = /^(?:&#8203;|[\p{L}\p{M}\p{N}\p{Cf} .,/-]{0,40})$/u;

/** The default policy. Null refuses a value. */
export const trustedTypesPolicy: PolicyRules = {
  createHTML: (html) => (harmlessHtml.test(html) ? html : null),
  createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
};

z.config({ jitless: true });
window.trustedTypes?.createPolicy('default', trustedTypesPolicy);
