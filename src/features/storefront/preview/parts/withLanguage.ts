import { html, type SafeHtml } from '../../../../lib/html';

/** Wraps user content with its language. If the language is unknown, `bdi` detects the direction. */
export const withLanguage = (text: string, locale: string | null): SafeHtml =>
  locale === null ? html`<bdi>${text}</bdi>` : html`<bdi lang="${locale}">${text}</bdi>`;
