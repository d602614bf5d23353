import type { App } from 'json-server';
import type { Backend } from '../backend';
import { Problem } from '../problem';
import { siteOf } from '../requireToken';
import { seriesOf } from '../stats/series';
import { readSeriesWish } from '../stats/seriesWish';
import type { Site } from '../store/site';

const hour = 3_600_000;
const periods: Readonly<Record<string, number>> = { '24h': 24 * hour, '7d': 7 * 24 * hour, '30d': 30 * 24 * hour };

/** Figures of a site. */
export function statsRoutes(app: App, { store, now }: Backend): void {
  app.get('/admin/stats/basic_stats', (request, response) => {
    const site = siteOf(request, store);
    let points = 0;
    for (const customer of site.table('customers').all()) points += Number(customer['totalPoints']);
    const [customers, reviews, faq] = ['customers', 'product-reviews', 'faq'].map((name) => site.table(name).size);
    response.json({ customers, points, reviews, faq });
  });

  app.get('/admin/stats/aggregate', (request, response) => {
    const length = periods[String(request.query['period'] ?? '24h')];
    if (length === undefined) throw new Problem(400, `period must be one of ${Object.keys(periods).join(', ')}.`);
    const until = Date.parse(now());
    response.json(aggregate(siteOf(request, store), until - length, until));
  });

  app.get('/admin/stats/series', (request, response) => {
    response.json({ points: seriesOf(siteOf(request, store), readSeriesWish(request.query)) });
  });
}

/** Points of approved rewards, and ratings of reviews, made from one instant to another (milliseconds). */
function aggregate(site: Site, from: number, until: number) {
  const [rewards, reviews] = [site.table('rewards'), site.table('product-reviews')];
  let [pointsEarned, pointsSpent] = [0, 0];
  for (const reward of rewards.matching(rewards.isBetween('createdAt', from, until))) {
    const amount = reward['status'] === 'approved' ? Number(reward['amount'] ?? 0) : 0;
    if (amount > 0) pointsEarned += amount;
    else pointsSpent -= amount;
  }
  const ratings = [0, 0, 0, 0, 0];
  for (const review of reviews.matching(reviews.isBetween('createdAt', from, until))) {
    const place = 5 - Number(review['rating']);
    ratings[place] = (ratings[place] ?? 0) + 1;
  }
  const totalRatings = ratings.reduce((sum, count) => sum + count, 0);
  const stars = ratings.reduce((sum, count, place) => sum + count * (5 - place), 0);
  const averageRating = totalRatings === 0 ? 0 : Math.round((stars / totalRatings) * 100) / 100;
  return { pointsEarned, pointsSpent, totalRatings, averageRating, ratings };
}
