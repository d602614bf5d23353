/** Cards of loyalty tasks and rewards. */
import { getShopperText, type ShopperTextKey } from '../../../../../resources/storefront/texts';
import { html, type SafeHtml } from '../../../../lib/html';
import { renderPartIcon } from '../../renderPartIcon';
import type { PreviewReward, PreviewTask, ShopperMessages } from '../previewContext';
import type { ResolvedStyle } from '../resolveStyle';
import { renderButton } from './elements';

const isTextKey = (key: string): key is ShopperTextKey => getShopperText(key) !== null;

/** Returns the title of a task as plain text. */
export function getTaskTitle(
  { type, title }: Pick<PreviewTask, 'type' | 'title'>,
  { translate }: ShopperMessages,
): string {
  const key = `tasks.${type}`;
  return title || (isTextKey(key) ? translate(key) : type);
}

/** Returns the title of a task as HTML. Clicking a translated title selects its text in the editor. */
export function renderTaskTitle(
  { type, title }: Pick<PreviewTask, 'type' | 'title'>,
  { text }: ShopperMessages,
): SafeHtml {
  const key = `tasks.${type}`;
  if (title !== '') return html`<bdi>${title}</bdi>`;
  return isTextKey(key) ? text(key) : html`<bdi>${type}</bdi>`;
}

function renderRewardTitle({ type, title, value }: PreviewReward, { text, money, percent }: ShopperMessages): SafeHtml {
  const key = `gains.${type}`;
  if (title !== '') return html`<bdi>${title}</bdi>`;
  if (!isTextKey(key)) return html`<bdi>${type}</bdi>`;
  return text(key, value === null ? {} : { percent: percent(value), amount: money(value) });
}

const formatPoints = ({ translate }: ShopperMessages, count: number) => translate('points.count', { count });

/** Formats what a task earns, such as '5 points / €1'. The sign needs no translation in the store's dictionary. */
function formatTaskPoints({ points, perAmount }: PreviewTask, messages: ShopperMessages): string {
  const text = formatPoints(messages, points);
  return perAmount === null ? text : `${text} / ${messages.money(perAmount)}`;
}

/** @param isDone whether the member has completed the task */
export function renderTaskCard(task: PreviewTask, messages: ShopperMessages, isDone: boolean): SafeHtml {
  const earned = isDone
    ? messages.text('loyalty.done')
    : messages.text('loyalty.earn', { points: formatTaskPoints(task, messages) });
  return html`<li class="lw-card lw-task">${renderPartIcon(task.type)}<div><h3>${renderTaskTitle(task, messages)}</h3><p class="lw-muted">${earned}</p></div></li>`;
}

/** @param balance the member's points; null for guests, who cannot redeem */
export function renderRewardCard(
  reward: PreviewReward,
  messages: ShopperMessages,
  style: ResolvedStyle,
  balance: number | null,
): SafeHtml {
  const missingPoints = balance === null ? 0 : reward.cost - balance;
  const missingText =
    missingPoints > 0
      ? html`<p class="lw-muted lw-missing">${messages.text('loyalty.missing', { points: formatPoints(messages, missingPoints) })}</p>`
      : '';
  const redeem =
    balance === null
      ? ''
      : renderButton(messages.text('loyalty.redeem'), style, { isSmall: true, isDisabled: missingPoints > 0 });
  return html`<li class="lw-card lw-reward">${renderPartIcon(reward.type)}<div><h3>${renderRewardTitle(reward, messages)}</h3><p class="lw-muted">${messages.text('loyalty.cost', { points: formatPoints(messages, reward.cost) })}</p>${missingText}</div>${redeem}</li>`;
}

export const taskAndRewardCss = `
.lw-cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, max(210px, calc((100% - var(--lw-gap) * 3) / var(--lw-columns, 3)))), 1fr)); gap: var(--lw-gap); }
.lw-task, .lw-reward { display: flex; flex-wrap: wrap; align-items: center; gap: 12px; }
.lw-task > div, .lw-reward > div { flex: 1; min-inline-size: 120px; }
.lw-task h3, .lw-reward h3 { font-size: 16px; }
.lw-task p, .lw-reward p { font-size: 14px; }
`;
