import type { WidgetValues } from '../../../../../resources/widgetPages';
import { html, type SafeHtml } from '../../../../lib/html';
import { renderPartIcon } from '../../renderPartIcon';
import { renderLink } from '../parts/elements';
import { getTaskTitle } from '../parts/taskAndRewardCards';
import type { PreviewContext } from '../previewContext';
import { renderExpiringText } from './dashboard';
import { renderProductWithWidget } from './productPage';

type Values = WidgetValues<'LoyaltyProgramNotifier'>;

/** Product page with the loyalty notification on top, if there is one to show. */
export function renderNotifier(context: PreviewContext, values: Values): SafeHtml {
  const page = renderProductWithWidget(context, { position: 'behind', content: html`` });
  const notification = renderNotice(context, values);
  if (!notification) return page;
  return html`${page}<div class="lw-place lw-place-${values.noticePosition}">${notification}</div>`;
}

function renderNotice({ store, messages }: PreviewContext, values: Values): SafeHtml | null {
  const { member } = store;
  const order = store.tasks.find(({ type }) => type === 'place_an_order');
  const points = messages.translate('points.count', { count: 245 });
  if (!member) {
    if (!values.forGuests || !order) return null;
    return renderToast(
      messages,
      'place_an_order',
      html`<strong>${messages.text('notifier.guest', { points })}</strong>`,
    );
  }
  if (member.expiring && values.onExpiring) {
    return renderToast(messages, 'gift', html`<strong>${renderExpiringText(member.expiring, messages)}</strong>`);
  }
  const [last] = member.activity;
  if (!values.onEarned || !last) return null;
  const earned = messages.translate('points.count', { count: last.points });
  const task = store.tasks.find(({ type }) => type === last.task) ?? { type: last.task, title: '' };
  const reason = values.showReason
    ? html`<span class="lw-muted">${messages.text('notifier.reason', { task: getTaskTitle(task, messages) })}</span>`
    : '';
  const balance = values.showBalance
    ? html`<span class="lw-muted">${messages.text('loyalty.balanceIs', { points: messages.translate('points.count', { count: member.points }) })}</span>`
    : '';
  return renderToast(
    messages,
    last.task,
    html`<strong>${messages.text('notifier.earned', { points: earned })}</strong>${reason}${balance}`,
  );
}

function renderToast(messages: PreviewContext['messages'], type: string, content: SafeHtml): SafeHtml {
  return html`<div class="lw-notice lw-over" role="status">${renderPartIcon(type)}<div class="lw-notice-text">${content}${renderLink(messages.text('notifier.open'))}</div><a class="lw-close" role="button" tabindex="0" aria-label="${messages.translate('notifier.close')}">×</a></div>`;
}

export const notifierCss = `
.lw-notice { display: flex; align-items: flex-start; gap: 12px; inline-size: min(100%, 360px); padding: var(--lw-gap); padding-inline-end: 44px; border-inline-start: 5px solid var(--lw-brand); }
.lw-notice-text { display: grid; gap: 2px; justify-items: start; font-size: 14px; }
.lw-notice-text strong { font-size: 15px; }
`;
