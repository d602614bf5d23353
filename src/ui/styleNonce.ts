/**
 * Returns the Content-Security-Policy nonce for style elements, or '' if there is none. Browsers hide the attribute, so
 * the property is read.
 */
export const styleNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
