import type { WidgetValues } from '../../../../../resources/widgetPages';
import { html, type SafeHtml } from '../../../../lib/html';
import { isInAudience } from '../parts/audience';
import { renderButton } from '../parts/button';
import type { PreviewContext } from '../previewContext';
import { resolveStyle } from '../resolveStyle';
import { renderExpiringText } from './dashboard';
import { renderProductWithWidget } from './productPage';

type Values = WidgetValues<'PointsBanner'>;

/** Product page with the banner at one of its edges, if the visitor is in its audience. */
export function renderPointsBanner(context: PreviewContext, values: Values): SafeHtml {
  const page = renderProductWithWidget(context, { position: 'behind', content: html`` });
  const banner = isInAudience(context, values.audience) ? renderBanner(context, values) : '';
  return values.bannerPosition === 'top' ? html`${banner}${page}` : html`${page}${banner}`;
}

function renderBanner({ store, messages, basics }: PreviewContext, values: Values): SafeHtml {
  const { member } = store;
  const close = values.showClose
    ? html`<a class="lw-close" role="button" tabindex="0" aria-label="${messages.translate('notifier.close')}">×</a>`
    : '';
  return html`<aside class="lw-banner lw-banner-${values.bannerPosition} lw-banner-${values.bannerGround}">${member ? renderPoints() : renderInvitation()}${close}</aside>`;

  function renderInvitation(): SafeHtml {
    const style = resolveStyle(basics, { buttons: values.buttons });
    return html`<strong>${messages.text('loyalty.welcome')}</strong>${renderButton(messages.text('loyalty.join'), style, { isSmall: true })}`;
  }

  function renderPoints(): SafeHtml {
    const points = messages.translate('points.count', { count: member?.points ?? 0 });
    const expiring =
      member?.expiring && values.showExpiry ? html`<span>${renderExpiringText(member.expiring, messages)}</span>` : '';
    return html`<strong>${messages.text('loyalty.balanceIs', { points })}</strong>${expiring}`;
  }
}

export const bannerCss = `
.lw-banner { position: sticky; inset-inline: 0; z-index: 1; display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 6px 16px; padding: 10px 48px; font-size: 14px; text-align: center; }
.lw-banner-top { inset-block-start: 0; }
.lw-banner-bottom { position: fixed; inset-block-end: 0; }
.lw-banner-brand { background: var(--lw-brand); color: var(--lw-on-brand); }
.lw-banner-plain { border-block: 1px solid var(--lw-line); background: var(--lw-ground); }
.lw-banner-brand .lw-close { color: inherit; }
.lw-banner-brand .lw-button:not(.lw-button-outline) { border-color: var(--lw-on-brand); }
.lw-banner-brand .lw-button-outline { border-color: currentcolor; }
`;
