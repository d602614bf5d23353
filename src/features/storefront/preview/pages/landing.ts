import type { WidgetValues } from '../../../../../resources/widgetPages';
import { html, type SafeHtml } from '../../../../lib/html';
import { renderPartIcon } from '../../renderPartIcon';
import { renderButton, renderHero, renderLink, renderSection } from '../parts/elements';
import { renderRewardCard, renderTaskCard } from '../parts/taskAndRewardCards';
import type { PreviewContext } from '../previewContext';
import { resolveStyle } from '../resolveStyle';

type Values = WidgetValues<'LoyaltyProgramLanding'>;

/** Landing page of the loyalty program: invites guests to join and shows members their balance. */
export function renderLanding(context: PreviewContext, values: Values): SafeHtml {
  const { store, messages } = context;
  const style = resolveStyle(context.basics, values);
  const intro = values.showIntro ? html`<p class="lw-intro">${messages.text('loyalty.intro')}</p>` : '';
  const join = html`<p>${renderButton(messages.text('loyalty.join'), style)}</p><p class="lw-sign-in">${messages.text('loyalty.haveAccount')} ${renderLink(messages.text('loyalty.signIn'))}</p>`;
  const balance = store.member
    ? html`<p class="lw-balance">${messages.text('loyalty.balanceIs', { points: messages.translate('points.count', { count: store.member.points }) })}</p>`
    : join;
  const header = renderHero(
    { heroBackground: values.heroGround, align: values.heroAlign },
    html`<h1>${messages.text('loyalty.welcome')}</h1>${intro}${balance}`,
  );
  const renderCards = (list: readonly SafeHtml[]) =>
    html`<ul class="lw-cards" style="--lw-columns: ${String(values.columns)}">${list}</ul>`;
  const tasks =
    values.showTasks && store.tasks.length > 0
      ? renderSection(
          'lw-tasks',
          messages.text('loyalty.howToEarn'),
          renderCards(store.tasks.map((task) => renderTaskCard(task, messages, false))),
        )
      : '';
  const rewards =
    values.showRewards && store.rewards.length > 0
      ? renderSection(
          'lw-rewards',
          messages.text('loyalty.howToSpend'),
          renderCards(store.rewards.map((reward) => renderRewardCard(reward, messages, style, null))),
        )
      : '';
  return html`<main class="lw-page lw-landing">${header}${tasks}${rewards}${values.showReferral ? renderReferral(context) : ''}</main>`;
}

/** Referral section. Empty if the program has no referral task. */
function renderReferral({ store, messages }: PreviewContext): SafeHtml {
  const task = store.tasks.find(({ type }) => type === 'refer_a_friend');
  if (!task) return html``;
  const points = messages.translate('points.count', { count: task.points });
  return renderSection(
    'lw-referral',
    messages.text('loyalty.referTitle'),
    html`<div class="lw-card lw-refer">${renderPartIcon('refer_a_friend')}<div><p>${messages.text('loyalty.referText', { points })}</p></div></div>`,
  );
}

export const landingCss = `
.lw-intro { font-size: 17px; }
.lw-sign-in { font-size: 14px; }
.lw-balance { font-size: 18px; font-weight: 600; }
`;
