import type { WidgetValues } from '../../../../../resources/widgetPages';
import { html, type SafeHtml } from '../../../../lib/html';
import { renderPartIcon } from '../../renderPartIcon';
import { renderButton } from '../parts/button';
import { renderPlaceholderText, renderStorePage } from '../parts/storePage';
import type { PreviewContext } from '../previewContext';
import { resolveStyle } from '../resolveStyle';

type Values = WidgetValues<'ReferralBlock'>;

/** Points of a referral in a store whose program doesn't reward one. */
const SAMPLE_POINTS = 500;

/** Store page with an invitation to refer a friend. Members see their link, guests are invited to join. */
export function renderReferralBlock(context: PreviewContext, values: Values): SafeHtml {
  const { store, messages, basics } = context;
  const task = store.tasks.find(({ type }) => type === 'refer_a_friend');
  const points = messages.translate('points.count', { count: task?.points ?? SAMPLE_POINTS });
  const icon = values.showIcon ? renderPartIcon('refer_a_friend') : '';
  const explanation = values.showExplanation ? html`<p>${messages.text('loyalty.referText', { points })}</p>` : '';
  const action = store.member
    ? html`<p class="lw-muted">${messages.text('loyalty.referLink')}</p><bdi class="lw-code" dir="ltr">${store.member.referralUrl}</bdi>`
    : html`<p>${renderButton(messages.text('loyalty.join'), resolveStyle(basics, values))}</p>`;
  return renderStorePage(
    context,
    html`${renderPlaceholderText(3)}<section class="lw-card lw-invite lw-invite-${values.blockAlign}">${icon}<h2 class="lw-title">${messages.text('loyalty.referTitle')}</h2>${explanation}${action}</section>${renderPlaceholderText(3)}`,
  );
}

export const referralBlockCss = `
.lw-invite { display: grid; gap: 10px; margin-block: 28px; padding: calc(var(--lw-gap) * 1.75); }
.lw-invite-center { justify-items: center; text-align: center; }
.lw-invite-start { justify-items: start; }
`;
