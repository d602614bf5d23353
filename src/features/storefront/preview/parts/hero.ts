import { html, type SafeHtml } from '../../../../lib/html';

interface HeroOptions {
  heroBackground: 'brand' | 'plain';
  align: 'center' | 'start';
}

/** Page header of a loyalty page, with a brand-colored or plain background. */
export const renderHero = ({ heroBackground, align }: HeroOptions, content: SafeHtml): SafeHtml =>
  html`<header class="lw-hero lw-hero-${heroBackground} lw-hero-${align}">${content}</header>`;

/** Section of a loyalty page with a heading. */
export const renderSection = (name: string, title: SafeHtml, content: SafeHtml): SafeHtml =>
  html`<section class="lw-section ${name}"><h2 class="lw-title">${title}</h2>${content}</section>`;

export const heroCss = `
.lw-page { max-inline-size: 1080px; margin-inline: auto; padding-block-end: 40px; }
.lw-hero { display: grid; gap: 14px; padding: 44px 24px; }
.lw-hero h1 { font-size: 30px; }
.lw-hero-brand { background: var(--lw-brand); color: var(--lw-on-brand); }
.lw-hero-plain { border-block-end: 1px solid var(--lw-line); }
.lw-hero-center { justify-items: center; text-align: center; }
.lw-hero-start { justify-items: start; }
.lw-hero p { max-inline-size: 56ch; }
.lw-hero-brand .lw-muted, .lw-hero-brand .lw-link { color: inherit; }
.lw-hero-brand .lw-button:not(.lw-button-outline) { border-color: var(--lw-on-brand); }
.lw-hero-brand .lw-button-outline { border-color: currentcolor; }
.lw-section { display: grid; gap: var(--lw-gap); padding: 28px 20px 0; }
.lw-refer { display: flex; flex-wrap: wrap; align-items: center; gap: 12px 20px; }
.lw-refer > div { flex: 1; min-inline-size: 180px; }
.lw-code { display: inline-block; max-inline-size: 100%; padding: 7px 12px; border: 1px dashed var(--lw-second); border-radius: var(--lw-small-radius); font: 600 14px/1.4 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
@media (min-width: 700px) {
  .lw-hero { padding: 64px 40px; }
  .lw-hero h1 { font-size: 38px; }
  .lw-section { padding: 36px 32px 0; }
}
`;
