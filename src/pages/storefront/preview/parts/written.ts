import { html, type SafeHtml } from '../../../../lib/html';

/** What a shopper or the shop wrote, in the language it is written in; its own direction where that is not known. */
export const written = (text: string, locale: string | null): SafeHtml =>
  locale === null ? html`<bdi>${text}</bdi>` : html`<bdi lang="${locale}">${text}</bdi>`;
