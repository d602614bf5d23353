/** Submissions of forms. Optional in the API. */
import { type Submission, submissionShape } from '../../resources/forms/submission';
import { toAppError } from '../errors';
import type { Http } from '../http/http';
import { isMissingCall } from '../http/isMissingCall';
import { type ItemPage, parseItemPage } from './parseItemPage';
import { parseObject } from './parseResponse';

export interface SubmissionQuery {
  limit: number;
  /** Index of the first submission, from 0. */
  offset: number;
  signal?: AbortSignal | undefined;
}

/** Whether the API of a client has submissions. The request is not repeated if it has none. */
const knownClients = new WeakMap<Http, boolean>();

export function submissionCalls(http: Http) {
  return {
    /**
     * Loads one page of the submissions of a form. Returns null if the API has none.
     * @param id id of the form's widget
     * @throws AppError; `notFound` if other forms have submissions, but not this one
     */
    async listSubmissions(
      id: string,
      { limit, offset, signal }: SubmissionQuery,
    ): Promise<ItemPage<Submission> | null> {
      if (knownClients.get(http) === false) return null;
      const path = `/admin/forms/${encodeURIComponent(id)}/submissions`;
      try {
        const response = await http({ method: 'GET', path, query: { limit, offset }, ...(signal && { signal }) });
        const page = parseItemPage(({ _id }) => _id, submissionShape, parseObject(response), 'submissions');
        knownClients.set(http, true);
        return page;
      } catch (thrown) {
        const error = toAppError(thrown);
        // After another form had submissions, a 404 means that this form was deleted.
        if (!isMissingCall(error) || knownClients.get(http) === true) throw error;
        knownClients.set(http, false);
        return null;
      }
    },
  };
}
