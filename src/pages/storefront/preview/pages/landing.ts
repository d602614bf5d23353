import type { WidgetValues } from '../../../../../resources/widgetPages';
import { html, type SafeHtml } from '../../../../lib/html';
import { drawnStyle } from '../ownStyle';
import { button, link } from '../parts/button';
import { hero, section } from '../parts/hero';
import { iconOf } from '../parts/icons';
import { gainCard, taskCard } from '../parts/ways';
import type { Scene } from '../scene';

type Values = WidgetValues<'LoyaltyProgramLanding'>;

/** The page that tells of the programme: to a guest it invites, to a member it says what there is. */
export function landing(scene: Scene, values: Values): SafeHtml {
  const { shop, words } = scene;
  const style = drawnStyle(scene.basics, values);
  const intro = values.showIntro ? html`<p class="lw-intro">${words.text('loyalty.intro')}</p>` : '';
  const join = html`<p>${button(words.text('loyalty.join'), style)}</p><p class="lw-sign-in">${words.text('loyalty.haveAccount')} ${link(words.text('loyalty.signIn'))}</p>`;
  const balance = shop.member
    ? html`<p class="lw-balance">${words.text('loyalty.balanceIs', { points: words.say('points.count', { count: shop.member.points }) })}</p>`
    : join;
  const head = hero(
    { heroGround: values.heroGround, align: values.heroAlign },
    html`<h1>${words.text('loyalty.welcome')}</h1>${intro}${balance}`,
  );
  const cards = (list: readonly SafeHtml[]) =>
    html`<ul class="lw-cards" style="--lw-columns: ${String(values.columns)}">${list}</ul>`;
  const tasks =
    values.showTasks && shop.tasks.length > 0
      ? section(
          'lw-tasks',
          words.text('loyalty.howToEarn'),
          cards(shop.tasks.map((one) => taskCard(one, words, false))),
        )
      : '';
  const gains =
    values.showRewards && shop.gains.length > 0
      ? section(
          'lw-rewards',
          words.text('loyalty.howToSpend'),
          cards(shop.gains.map((one) => gainCard(one, words, style, null))),
        )
      : '';
  return html`<main class="lw-page lw-landing">${head}${tasks}${gains}${values.showReferral ? referral(scene) : ''}</main>`;
}

/** Bringing friends, in the programme's own points where it has that task. */
function referral({ shop, words }: Scene): SafeHtml {
  const task = shop.tasks.find(({ type }) => type === 'refer_a_friend');
  if (!task) return html``;
  const points = words.say('points.count', { count: task.points });
  return section(
    'lw-referral',
    words.text('loyalty.referTitle'),
    html`<div class="lw-card lw-refer">${iconOf('refer_a_friend')}<div><p>${words.text('loyalty.referText', { points })}</p></div></div>`,
  );
}

export const landingCss = `
.lw-intro { font-size: 17px; }
.lw-sign-in { font-size: 14px; }
.lw-balance { font-size: 18px; font-weight: 600; }
`;
