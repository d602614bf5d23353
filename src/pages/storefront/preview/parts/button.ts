import { html, type SafeHtml } from '../../../../lib/html';
import type { DrawnStyle } from '../ownStyle';

interface ButtonLook {
  isSmall?: boolean;
  isDisabled?: boolean;
}

/** The button of the theme, filled or as an outline. */
export function button(label: SafeHtml, { buttons }: DrawnStyle, { isSmall, isDisabled }: ButtonLook = {}): SafeHtml {
  const classes = ['lw-button', buttons === 'outline' && 'lw-button-outline', isSmall && 'lw-button-small'];
  const named = classes.filter((one) => one !== false && one !== undefined).join(' ');
  return html`<a class="${named}" role="button" tabindex="0" aria-disabled="${String(isDisabled === true)}">${label}</a>`;
}

/** What is pressed and is no button. */
export const link = (label: SafeHtml): SafeHtml => html`<a class="lw-link" role="button" tabindex="0">${label}</a>`;
