import type { WidgetValues } from '../../../../../resources/widgetPages';
import { html, type SafeHtml } from '../../../../lib/html';
import { previewWidths } from '../../../../ui/preview/previewContent';
import { renderProductImage } from '../parts/elements';
import { renderPlaceholderText, renderStorePage } from '../parts/storePage';
import type { PreviewContext } from '../previewContext';

type Values = WidgetValues<'instagram'>;

/** Posts beyond the visible columns of a carousel, to scroll to. */
const HIDDEN_POSTS = 3;

/** Home page with the feed. Its posts are sample images, because the console can't load those of Instagram. */
export function renderInstagram(context: PreviewContext, values: Values): SafeHtml {
  const { columns, rows } = getGrid(context, values);
  const isGrid = values.feedLayout === 'grid';
  const count = isGrid ? columns * rows : columns + HIDDEN_POSTS;
  const posts = Array.from({ length: count }, (_, n) => renderPost(context, values, n));
  const track = isGrid
    ? `repeat(${columns}, minmax(0, 1fr))`
    : `calc((100% - ${values.imageGap}px * ${columns - 1}) / ${columns})`;
  return renderStorePage(
    context,
    html`${renderPlaceholderText(3)}<section class="lw-instagram">${renderHead(context, values)}<ul class="lw-posts lw-posts-${values.feedLayout}" style="gap: ${String(values.imageGap)}px; ${isGrid ? 'grid-template-columns' : 'grid-auto-columns'}: ${track}">${posts}</ul></section>`,
  );
}

/** Columns and rows at the width of the preview. */
function getGrid({ view }: PreviewContext, values: Values): { columns: number; rows: number } {
  if (view.width === previewWidths.phone) return { columns: values.columnsPhone, rows: values.rowsPhone };
  if (view.width === previewWidths.tablet) return { columns: values.columnsTablet, rows: values.rowsTablet };
  return { columns: values.columnsDesktop, rows: values.rowsDesktop };
}

function renderHead({ messages }: PreviewContext, values: Values): SafeHtml {
  const title = values.showTitle ? html`<h2 class="lw-title">${messages.text('tasks.social_follow')}</h2>` : '';
  const source = values.showSource ? html`<bdi class="lw-muted">${getSourceName(values)}</bdi>` : '';
  return html`<div class="lw-section-head">${title}${source}</div>`;
}

/** Returns '@account' or '#one #two', with an ellipsis while the source isn't set. */
function getSourceName({ feedSource, account, hashtags }: Values): string {
  if (feedSource === 'account') return `@${account.trim().replace(/^@/, '') || '…'}`;
  const names = hashtags.split(/[\s,#]+/).filter((name) => name !== '');
  return names.length === 0 ? '#…' : names.map((name) => `#${name}`).join(' ');
}

function renderPost({ store }: PreviewContext, values: Values, index: number): SafeHtml {
  const product = store.products[index % Math.max(1, store.products.length)];
  const caption =
    values.showCaptions && product ? html`<p class="lw-caption lw-muted"><bdi>${product.name}</bdi></p>` : '';
  const image = html`<div class="lw-post-image lw-post-${values.imageShape}">${renderProductImage(index, '')}</div>`;
  return html`<li class="lw-post">${image}${caption}</li>`;
}

export const instagramCss = `
.lw-instagram { display: grid; gap: var(--lw-gap); margin-block-start: 28px; }
.lw-posts { display: grid; }
.lw-posts-carousel { grid-auto-flow: column; padding-block-end: 10px; overflow-x: auto; }
.lw-post { display: grid; align-content: start; gap: 6px; min-inline-size: 0; }
.lw-post-image .shop-picture { border-radius: var(--lw-radius); }
.lw-post-portrait .shop-picture { aspect-ratio: 4 / 5; }
.lw-caption { font-size: 13px; }
`;
