import { mapValues } from 'es-toolkit/object';
import { getExtension } from '../../defineConsole';
import { getOwn } from '../../lib/getOwn';
import { html, type SafeHtml } from '../../lib/html';
import { iconPaths } from '../../ui/icons/iconPaths';

const cart = 'M3 4h2.4l2 10.5h9.8L19.4 7H6M9 19.5v.1M16 19.5v.1';
const star = 'm12 3.5 2.6 5.3 5.9.8-4.3 4.1 1 5.8L12 16.8l-5.2 2.7 1-5.8-4.3-4.1 5.9-.8z';
const friends =
  'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.8 20c.4-3.8 2.7-5.8 6.2-5.8s5.8 2 6.2 5.8M16 4.5a3.2 3.2 0 0 1 0 6M17.8 14.6c2 .7 3.2 2.6 3.4 5.4';
const cake =
  'M4 20h16v-7a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2zM4 16c2 1.4 3.4 1.4 5.3 0 1.9 1.4 3.5 1.4 5.4 0 1.9 1.4 3.3 1.4 5.3 0M12 11V8M12 5v-.8';
const gift =
  'M3.5 8h17v4h-17zM5 12h14v8H5zM12 8v12M12 8C9.5 8 7 6.8 7.5 4.7 8 3 11 3.5 12 8c1-4.5 4-5 4.5-3.3C17 6.8 14.5 8 12 8z';
const percent = 'M6 18 18 6M7.5 9.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM16.5 18.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z';
const truck = 'M2.5 6h11v10h-11zM13.5 10h4l3.5 3.5V16h-7.5M6.5 18.5v.1M17 18.5v.1';
const question = 'M8.5 8.5c0-2.3 1.5-3.7 3.6-3.7s3.5 1.3 3.5 3.2c0 2.8-3.5 2.8-3.5 5.7M12.1 18.2v.1';
const heart =
  'M12 20S4 15 4 9.3C4 6.8 5.8 5 8 5c1.7 0 3.2 1 4 2.6C12.8 6 14.3 5 16 5c2.2 0 4 1.8 4 4.3C20 15 12 20 12 20z';

const iconsByType: Readonly<Record<string, string>> = {
  place_an_order: cart,
  post_a_review: star,
  refer_a_friend: friends,
  signup: friends,
  birthday: cake,
  post_a_faq: question,
  free_shipping: truck,
  percentage: percent,
  fixed_amount: percent,
  increment_amount: percent,
  social_share: heart,
  social_follow: heart,
};

const { taskTypes, rewardTypes } = getExtension();

/** Icon of a task or reward: the path of an SVG in a square of `grid` units. */
interface PartIcon {
  path: string;
  grid: 16 | 24;
}

const icons: Readonly<Record<string, PartIcon>> = {
  ...mapValues({ ...taskTypes, ...rewardTypes }, ({ icon = 'gift' }) => ({ path: iconPaths[icon], grid: 16 as const })),
  ...mapValues(iconsByType, (path) => ({ path, grid: 24 as const })),
};

/** Returns the icon of a task or reward type. Defaults to a gift. */
export const getPartIcon = (type: string | null): PartIcon => getOwn(icons, type ?? '') ?? { path: gift, grid: 24 };

/** Returns the icon of a task or reward type for previews of the storefront. */
export function renderPartIcon(type: string): SafeHtml {
  const { path, grid } = getPartIcon(type);
  const width = grid === 16 ? '1.2' : '1.8';
  const box = `0 0 ${grid} ${grid}`;
  return html`<span class="lw-icon" aria-hidden="true"><svg viewBox="${box}"><path stroke-width="${width}" d="${path}"/></svg></span>`;
}
