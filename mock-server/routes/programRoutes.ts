import { randomBytes } from 'node:crypto';
import type { App, Request, Response } from 'json-server';
import * as z from 'zod/mini';
import type { Backend } from '../backend';
import { HttpError, notFoundError, validationError } from '../httpError';
import { postOnce } from '../idempotency';
import { type ListName, type PartDocument, type ProgramDocument, parsePart } from '../programs/partShapes';
import { getRequestSite } from '../requireToken';
import { parseBody } from '../rules/parseBody';
import { nonBlankText } from '../rules/shapes';
import type { Change } from '../store/change';
import { isOneOf } from '../store/table';

const path = '/admin/loyalty/programs';
const name = nonBlankText.check(z.maxLength(120, 'Use up to 120 characters.'));
const draft = z.strictObject({ name });
const list = z.optional(z.array(z.unknown()));
const change = z.strictObject({
  name: z.optional(name),
  tasks: list,
  rewards: list,
  settings: z.optional(z.looseObject({})),
});
const move = z.strictObject({ fromIndex: z.int(), toIndex: z.int() });

/** Returns the edited program. @param known tasks or rewards of all programs of the site */
type Edit = (
  program: ProgramDocument,
  request: Request,
  existing: (list: ListName) => readonly PartDocument[],
) => ProgramDocument;

/** Loyalty programs. Every write responds with the updated program. */
export function programRoutes(app: App, backend: Backend): void {
  const { store } = backend;
  /** Creates a handler that edits the program in the URL. @throws HttpError 404 */
  const editProgram = (edit: Edit) => {
    return (request: Request, response: Response) => {
      const site = getRequestSite(request, store);
      const { programs } = site.documents;
      const before = programs.find(({ _id }) => _id === request.params['id']);
      if (!before) throw notFoundError('program');
      const program = edit(before, request, (list) => programs.flatMap((item) => item[list]));
      const changed = programs.map((item) => (item === before ? program : item));
      store.commit([{ site: site.id, documents: { programs: changed } }]);
      response.json({ program });
    };
  };

  app.get(path, (request, response) => {
    response.json({ programs: getRequestSite(request, store).documents.programs });
  });

  postOnce(app, backend, path, (site, { body }) => {
    const { name } = draft.parse(parseBody(draft, body));
    const program = { _id: randomBytes(12).toString('hex'), name, tasks: [], rewards: [], settings: {} };
    const programs = [...site.documents.programs, program];
    return { changes: [{ site: site.id, documents: { programs } }], body: { program } };
  });

  app.patch(
    `${path}/:id`,
    editProgram((program, { body }, existing) => {
      const { tasks, rewards, ...rest } = change.parse(parseBody(change, body));
      const given = { ...rest, ...(tasks && { tasks }), ...(rewards && { rewards }) };
      if (Object.keys(given).length === 0) throw new HttpError(422, 'There are no changes to save.');
      return {
        ...program,
        ...(rest.name !== undefined && { name: rest.name }),
        ...(rest.settings && { settings: rest.settings }),
        ...(tasks && { tasks: parseParts('tasks', tasks, existing('tasks')) }),
        ...(rewards && { rewards: parseParts('rewards', rewards, existing('rewards')) }),
      };
    }),
  );

  app.delete(`${path}/:id`, (request, response) => {
    const site = getRequestSite(request, store);
    const id = request.params['id'];
    const programs = site.documents.programs.filter(({ _id }) => _id !== id);
    if (programs.length === site.documents.programs.length) throw notFoundError('program');
    const customers = site.table('customers');
    const members = [...customers.matching(isOneOf('loyaltyProgramId', [id]))];
    const changes: Change[] = members.map((member) => ({
      site: site.id,
      table: 'customers',
      put: { ...member, loyaltyProgramId: null },
    }));
    store.commit([...changes, { site: site.id, documents: { programs } }]);
    response.json({});
  });

  for (const [of, value] of [
    ['tasks', 'task'],
    ['rewards', 'reward'],
  ] as const) {
    const body = z.strictObject({ [value]: z.looseObject({}) });
    app.put(
      `${path}/:id/${of}`,
      editProgram((program, request, existing) => {
        const part = parsePart(of, parseBody(body, request.body)[value], existing(of));
        const isKnown = program[of].some(({ _id }) => _id === part._id);
        const parts = isKnown
          ? program[of].map((other) => (other._id === part._id ? part : other))
          : [...program[of], part];
        return { ...program, [of]: parts };
      }),
    );
    app.delete(
      `${path}/:id/${of}/:partId`,
      editProgram((program, { params }) => {
        const changes = program[of].filter(({ _id }) => _id !== params['partId']);
        if (changes.length === program[of].length) throw notFoundError(value);
        return { ...program, [of]: changes };
      }),
    );
    app.post(
      `${path}/:id/${of}/reorder`,
      editProgram((program, request) => ({ ...program, [of]: reorder(program[of], request.body) })),
    );
  }
}

/** @throws HttpError 422 with the first invalid part, or a duplicate id */
function parseParts(of: ListName, raw: readonly unknown[], existing: readonly PartDocument[]): PartDocument[] {
  const parts = raw.map((item, index) => {
    try {
      return parsePart(of, item, existing);
    } catch (error) {
      const fields = error instanceof HttpError ? Object.entries(error.fields ?? {}) : [];
      const [field, text] = fields[0] ?? ['', 'Must be an object.'];
      throw validationError({ [of]: `${index + 1}: ${field} ${text}` });
    }
  });
  const duplicate = parts.find(({ _id }, index) => parts.findIndex((other) => other._id === _id) !== index);
  if (duplicate) throw validationError({ [of]: `The id ${duplicate._id} is there twice.` });
  return parts;
}

/** @throws HttpError 422 if an index is out of range */
function reorder(parts: readonly PartDocument[], body: unknown): PartDocument[] {
  const { fromIndex, toIndex } = move.parse(parseBody(move, body));
  const outside = Object.entries({ fromIndex, toIndex }).filter(([, index]) => index < 0 || index >= parts.length);
  if (outside.length > 0) {
    const text = `Must be a place of the list, 0 to ${parts.length - 1}.`;
    throw validationError(Object.fromEntries(outside.map(([field]) => [field, text])));
  }
  const [value] = parts.slice(fromIndex, fromIndex + 1);
  return value ? parts.toSpliced(fromIndex, 1).toSpliced(toIndex, 0, value) : [...parts];
}
