import type { App } from 'json-server';
import { FORM_WIDGET_TYPE } from '../../resources/forms/formData';
import type { Backend } from '../backend';
import { getBirthdayFormId } from '../fixtures/createWidgets';
import { createSubmissions } from '../fixtures/forms';
import { sites } from '../fixtures/sites';
import { notFoundError } from '../httpError';
import { getRequestSite } from '../requireToken';
import { sliceByQuery } from '../sliceByQuery';

/** Submissions of forms. Only the first form of a site has some. */
export function formRoutes(app: App, { store, now }: Backend): void {
  app.get('/admin/forms/:id/submissions', (request, response) => {
    const site = getRequestSite(request, store);
    const forms = site.documents.widgets.filter(({ type }) => type === FORM_WIDGET_TYPE);
    const form = forms.find(({ _id }) => _id === request.params['id']);
    if (!form) throw notFoundError('form');
    const profile = sites.find(({ _id }) => _id === site.id);
    const hasSubmissions = profile && form._id === getBirthdayFormId(profile);
    const submissions = hasSubmissions ? createSubmissions(profile.number, Date.parse(now())) : [];
    response.json(sliceByQuery(submissions, request.query));
  });
}
