import type { WidgetValues } from '../../../../../resources/widgetPages';
import { html, type SafeHtml } from '../../../../lib/html';
import { renderPartIcon } from '../../renderPartIcon';
import { isInAudience } from '../parts/audience';
import { renderLink } from '../parts/button';
import type { PreviewContext } from '../previewContext';
import { renderProductWithWidget } from './productPage';

type Values = WidgetValues<'ProductPoints'>;

/** Points of a sample order: the preview doesn't know what the store's own products earn. */
const SAMPLE_POINTS = 245;

/** Product page with the points that its product earns. */
export function renderProductPoints(context: PreviewContext, values: Values): SafeHtml {
  return renderProductWithWidget(context, {
    position: values.productPosition,
    content: isInAudience(context, values.audience) ? renderPoints(context, values) : html``,
  });
}

function renderPoints({ store, messages }: PreviewContext, values: Values): SafeHtml {
  const points = messages.translate('points.count', { count: SAMPLE_POINTS });
  const icon = values.showIcon ? renderPartIcon('place_an_order') : '';
  const join = values.showJoin && !store.member ? renderLink(messages.text('loyalty.join')) : '';
  return html`<div class="lw-product-points lw-align-${values.align}">${icon}<span class="lw-points-text">${messages.text('loyalty.earn', { points })}</span>${join}</div>`;
}

export const productPointsCss = `
.lw-product-points { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 10px; font-size: 14px; }
.lw-product-points .lw-icon { inline-size: 28px; block-size: 28px; padding: 6px; }
.lw-product-points .lw-icon svg { inline-size: 16px; block-size: 16px; }
.lw-points-text { font-weight: 600; }
`;
