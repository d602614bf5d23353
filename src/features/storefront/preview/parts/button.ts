import { html, type SafeHtml } from '../../../../lib/html';
import type { ResolvedStyle } from '../resolveStyle';

interface ButtonOptions {
  isSmall?: boolean;
  isDisabled?: boolean;
}

/** Themed button, filled or outlined. */
export function renderButton(
  label: SafeHtml,
  { buttons }: ResolvedStyle,
  { isSmall, isDisabled }: ButtonOptions = {},
): SafeHtml {
  const classes = ['lw-button', buttons === 'outline' && 'lw-button-outline', isSmall && 'lw-button-small'];
  const className = classes.filter((item) => item !== false && item !== undefined).join(' ');
  return html`<a class="${className}" role="button" tabindex="0" aria-disabled="${String(isDisabled === true)}">${label}</a>`;
}

/** Action that looks like a link. */
export const renderLink = (label: SafeHtml): SafeHtml =>
  html`<a class="lw-link" role="button" tabindex="0">${label}</a>`;
