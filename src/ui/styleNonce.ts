/** What the policy of the page lets a style element in by; '' where it has none. `.nonce` has it, the attribute is blanked. */
export const styleNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
