import type { App } from 'json-server';
import * as z from 'zod/mini';
import type { Entity, Row } from '../../resources/entity';
import type { Backend } from '../backend';
import { notFoundError } from '../httpError';
import { getRequestSite } from '../requireToken';
import { parseBody } from '../rules/parseBody';
import { requireRow, sendRow } from './entityRoutes';

const reply = z.strictObject({ reply: z.string() });

/** Reply to a review, and deletion of its attachments. */
export function reviewRoutes(app: App, reviews: Entity, { store, now }: Backend): void {
  app.post('/admin/reviews/:id/reply', (request, response) => {
    const site = getRequestSite(request, store);
    const before = requireRow(site, reviews, request);
    const { reply: text } = parseBody(reply, request.body);
    const put: Row = { ...before, reply: text === '' ? null : text, repliedAt: text === '' ? null : now() };
    store.commit([{ site: site.id, table: reviews.name, put }]);
    sendRow(request, response, reviews, put);
  });

  app.delete('/admin/reviews/attachment/:id', (request, response) => {
    const site = getRequestSite(request, store);
    for (const review of site.table(reviews.name).all()) {
      const attachments = Array.isArray(review['attachments']) ? review['attachments'] : [];
      const left = attachments.filter((attachment: { _id: string }) => attachment._id !== request.params['id']);
      if (left.length === attachments.length) continue;
      store.commit([{ site: site.id, table: reviews.name, put: { ...review, attachments: left } }]);
      response.json({});
      return;
    }
    throw notFoundError('attachment');
  });
}
