import type { App } from 'json-server';
import * as z from 'zod/mini';
import type { Entity, Row } from '../../resources/entity';
import type { Backend } from '../backend';
import { notFound } from '../problem';
import { siteOf } from '../requireToken';
import { readBody } from '../rules/fieldTexts';
import { answer, rowOf } from './entityRoutes';

const reply = z.strictObject({ reply: z.string() });

/** What is done with a review beside changing it: a reply to it, and an attachment taken off. */
export function reviewRoutes(app: App, reviews: Entity, { store, now }: Backend): void {
  app.post('/admin/reviews/:id/reply', (request, response) => {
    const site = siteOf(request, store);
    const before = rowOf(site, reviews, request);
    const { reply: text } = readBody(reply, request.body);
    const put: Row = { ...before, reply: text === '' ? null : text, repliedAt: text === '' ? null : now() };
    store.commit([{ site: site.id, table: reviews.name, put }]);
    answer(request, response, reviews, put);
  });

  app.delete('/admin/reviews/attachment/:id', (request, response) => {
    const site = siteOf(request, store);
    for (const review of site.table(reviews.name).all()) {
      const attachments = Array.isArray(review['attachments']) ? review['attachments'] : [];
      const left = attachments.filter((one: { _id: string }) => one._id !== request.params['id']);
      if (left.length === attachments.length) continue;
      store.commit([{ site: site.id, table: reviews.name, put: { ...review, attachments: left } }]);
      response.json({});
      return;
    }
    throw notFound('attachment');
  });
}
