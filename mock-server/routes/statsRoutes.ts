import type { App } from 'json-server';
import type { Backend } from '../backend';
import { HttpError } from '../httpError';
import type { OptionalCalls } from '../optionalCalls';
import { getRequestSite } from '../requireToken';
import { computeSeries } from '../stats/computeSeries';
import { parseSeriesQuery } from '../stats/seriesQuery';
import { sumPoints } from '../stats/sumPoints';
import type { Site } from '../store/site';
import { isBetween } from '../store/table';

const HOUR_MS = 3_600_000;
const periods: Readonly<Record<string, number>> = {
  '24h': 24 * HOUR_MS,
  '7d': 7 * 24 * HOUR_MS,
  '30d': 30 * 24 * HOUR_MS,
};

/** Statistics of a site. */
export function statsRoutes(app: App, { store, now }: Backend, optional: OptionalCalls): void {
  app.get('/admin/stats/basic_stats', (request, response) => {
    const site = getRequestSite(request, store);
    let points = 0;
    // Enrolled ones, as the dashboard calls them: not those that are excluded from all programs.
    let customers = 0;
    for (const customer of site.table('customers').all()) {
      points += Number(customer['totalPoints']);
      if (customer['loyaltyProgramId'] !== '-1') customers += 1;
    }
    const [reviews, faq] = ['product-reviews', 'faq'].map((name) => site.table(name).size);
    response.json({ customers, points, reviews, faq });
  });

  app.get('/admin/stats/aggregate', (request, response) => {
    const length = periods[String(request.query['period'] ?? '24h')];
    if (length === undefined) throw new HttpError(400, `period must be one of ${Object.keys(periods).join(', ')}.`);
    const until = Date.parse(now());
    response.json(aggregate(getRequestSite(request, store), until - length, until));
  });

  app.get('/admin/stats/series', (request, response) => {
    const points = computeSeries(getRequestSite(request, store), parseSeriesQuery(request.query));
    response.json({ points: points.map((point) => ({ ...point, ...nullMetrics(point, optional) })) });
  });
}

/** The metrics of a point that this backend doesn't report. */
function nullMetrics(point: Record<string, unknown>, optional: OptionalCalls): Record<string, null> {
  const names = Object.keys(point).filter((name) => optional.isMissingMetric(name));
  return Object.fromEntries(names.map((name) => [name, null]));
}

/** Points of approved rewards and ratings of reviews between two instants (milliseconds). */
function aggregate(site: Site, from: number, until: number) {
  const [rewards, reviews] = [site.table('rewards'), site.table('product-reviews')];
  const { pointsEarned, pointsSpent } = sumPoints(rewards.matching(isBetween('createdAt', from, until)));
  const ratings = [0, 0, 0, 0, 0];
  for (const review of reviews.matching(isBetween('createdAt', from, until))) {
    const index = 5 - Number(review['rating']);
    ratings[index] = (ratings[index] ?? 0) + 1;
  }
  const totalRatings = ratings.reduce((sum, count) => sum + count, 0);
  const stars = ratings.reduce((sum, count, index) => sum + count * (5 - index), 0);
  const averageRating = totalRatings === 0 ? 0 : Math.round((stars / totalRatings) * 100) / 100;
  return { pointsEarned, pointsSpent, totalRatings, averageRating, ratings };
}
