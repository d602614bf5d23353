import { randomBytes } from 'node:crypto';
import type { App, Request, Response } from 'json-server';
import * as z from 'zod/mini';
import type { Backend } from '../backend';
import { answeredBefore, idempotencyKeyOf, rememberAnswer } from '../idempotency';
import { invalid, notFound, Problem } from '../problem';
import { type ListName, type PartDocument, type ProgramDocument, readPart } from '../programs/partShapes';
import { siteOf } from '../requireToken';
import { readBody } from '../rules/fieldTexts';
import { filled } from '../rules/shapes';
import type { Change } from '../store/change';

const path = '/admin/loyalty/programs';
const name = filled.check(z.maxLength(120, 'Must not be longer than 120 letters.'));
const draft = z.strictObject({ name });
const list = z.optional(z.array(z.unknown()));
const change = z.strictObject({
  name: z.optional(name),
  tasks: list,
  rewards: list,
  settings: z.optional(z.looseObject({})),
});
const move = z.strictObject({ fromIndex: z.int(), toIndex: z.int() });

/** The programme after a call. @param known tasks or rewards of all programmes of the shop */
type Edit = (
  program: ProgramDocument,
  request: Request,
  known: (list: ListName) => readonly PartDocument[],
) => ProgramDocument;

/** Loyalty programmes: every change answers the programme as it is now. */
export function programRoutes(app: App, { store }: Backend): void {
  /** Changes the programme that the address names. @throws Problem 404 */
  const changing = (edit: Edit) => {
    return (request: Request, response: Response) => {
      const site = siteOf(request, store);
      const { programs } = site.documents;
      const before = programs.find(({ _id }) => _id === request.params['id']);
      if (!before) throw notFound('program');
      const program = edit(before, request, (list) => programs.flatMap((one) => one[list]));
      const changed = programs.map((one) => (one === before ? program : one));
      store.commit([{ site: site.id, documents: { programs: changed } }]);
      response.json({ program });
    };
  };

  app.get(path, (request, response) => {
    response.json({ programs: siteOf(request, store).documents.programs });
  });

  app.post(path, (request, response) => {
    const site = siteOf(request, store);
    const key = idempotencyKeyOf(request);
    const before = answeredBefore(site, key);
    if (before) return response.json(before);
    const given = draft.parse(readBody(draft, request.body));
    const program = { _id: randomBytes(12).toString('hex'), name: given.name, tasks: [], rewards: [], settings: {} };
    const answer = { program };
    const programs = [...site.documents.programs, program];
    store.commit([{ site: site.id, documents: { programs } }, ...rememberAnswer(site, key, answer)]);
    response.json(answer);
  });

  app.patch(
    `${path}/:id`,
    changing((program, { body }, known) => {
      const { tasks, rewards, ...rest } = change.parse(readBody(change, body));
      const given = { ...rest, ...(tasks && { tasks }), ...(rewards && { rewards }) };
      if (Object.keys(given).length === 0) throw new Problem(422, 'The request changes nothing.');
      return {
        ...program,
        ...(rest.name !== undefined && { name: rest.name }),
        ...(rest.settings && { settings: rest.settings }),
        ...(tasks && { tasks: readList('tasks', tasks, known('tasks')) }),
        ...(rewards && { rewards: readList('rewards', rewards, known('rewards')) }),
      };
    }),
  );

  app.delete(`${path}/:id`, (request, response) => {
    const site = siteOf(request, store);
    const id = request.params['id'];
    const programs = site.documents.programs.filter(({ _id }) => _id !== id);
    if (programs.length === site.documents.programs.length) throw notFound('program');
    const customers = site.table('customers');
    const members = [...customers.matching(customers.isOneOf('loyaltyProgramId', [id]))];
    const left: Change[] = members.map((member) => ({
      site: site.id,
      table: 'customers',
      put: { ...member, loyaltyProgramId: null },
    }));
    store.commit([...left, { site: site.id, documents: { programs } }]);
    response.json({});
  });

  for (const [of, one] of [
    ['tasks', 'task'],
    ['rewards', 'reward'],
  ] as const) {
    const body = z.strictObject({ [one]: z.looseObject({}) });
    app.put(
      `${path}/:id/${of}`,
      changing((program, request, known) => {
        const part = readPart(of, readBody(body, request.body)[one], known(of));
        const isKnown = program[of].some(({ _id }) => _id === part._id);
        const parts = isKnown
          ? program[of].map((other) => (other._id === part._id ? part : other))
          : [...program[of], part];
        return { ...program, [of]: parts };
      }),
    );
    app.delete(
      `${path}/:id/${of}/:partId`,
      changing((program, { params }) => {
        const left = program[of].filter(({ _id }) => _id !== params['partId']);
        if (left.length === program[of].length) throw notFound(one);
        return { ...program, [of]: left };
      }),
    );
    app.post(
      `${path}/:id/${of}/reorder`,
      changing((program, request) => ({ ...program, [of]: reordered(program[of], request.body) })),
    );
  }
}

/** @throws Problem 422 naming the first part that does not fit, or an id that is there twice */
function readList(of: ListName, raw: readonly unknown[], known: readonly PartDocument[]): PartDocument[] {
  const parts = raw.map((one, place) => {
    try {
      return readPart(of, one, known);
    } catch (error) {
      const fields = error instanceof Problem ? Object.entries(error.fields ?? {}) : [];
      const [field, text] = fields[0] ?? ['', 'Must be an object.'];
      throw invalid({ [of]: `${place + 1}: ${field} ${text}` });
    }
  });
  const twice = parts.find(({ _id }, place) => parts.findIndex((other) => other._id === _id) !== place);
  if (twice) throw invalid({ [of]: `The id ${twice._id} is there twice.` });
  return parts;
}

/** @throws Problem 422 for a place where nothing stands */
function reordered(parts: readonly PartDocument[], body: unknown): PartDocument[] {
  const { fromIndex, toIndex } = move.parse(readBody(move, body));
  const outside = Object.entries({ fromIndex, toIndex }).filter(([, place]) => place < 0 || place >= parts.length);
  if (outside.length > 0) {
    const text = `Must be a place of the list, 0 to ${parts.length - 1}.`;
    throw invalid(Object.fromEntries(outside.map(([field]) => [field, text])));
  }
  const [one] = parts.slice(fromIndex, fromIndex + 1);
  return one ? parts.toSpliced(fromIndex, 1).toSpliced(toIndex, 0, one) : [...parts];
}
