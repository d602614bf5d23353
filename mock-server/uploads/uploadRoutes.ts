/** Uploads: the provider signs, a storage of its own takes the file, and the media host gives it back. */
import type { App, Handler, Request } from 'json-server';
import multer from 'multer';
import * as z from 'zod/mini';
import { addressOf } from '../answerRow';
import type { Backend } from '../backend';
import { notFound } from '../problem';
import { readBody } from '../rules/fieldTexts';
import { filled } from '../rules/shapes';
import { answerStorageProblem, StorageProblem } from './storageProblem';
import type { UploadedFiles } from './uploadedFiles';
import { largestUpload, type UploadPolicies } from './uploadPolicy';

/** The storage, below no path of the API: its answers are its own. */
const storagePath = '/storage';

const wanted = z.strictObject({ name: filled.check(z.maxLength(1024, 'Must not be longer than 1024 letters.')) });

/** POST /admin/preSignedUrl; only for signed-in callers. */
export function signingRoute(app: App, policies: UploadPolicies, { now }: Backend): void {
  app.post('/admin/preSignedUrl', (request, response) => {
    const { name } = readBody(wanted, request.body);
    response.json({
      url: addressOf(request) + storagePath,
      fields: { ...policies.sign(String(name), Date.parse(now())) },
    });
  });
}

/** The storage and what it keeps; no token opens it, and none may be sent to it. */
export function storageRoutes(app: App, policies: UploadPolicies, files: UploadedFiles, { now }: Backend): void {
  const instant = () => Date.parse(now());

  app.post(storagePath, refuseBearer, readFile(policies, instant), (request, response) => {
    const { key, maxBytes } = policies.read(request.body, instant());
    if (!request.file) throw new StorageProblem(400, 'InvalidArgument', 'The form has no file.');
    if (request.file.buffer.length > maxBytes) throw tooLarge(maxBytes);
    files.put(nameOf(key), { type: typeOf(request), bytes: request.file.buffer });
    response.status(204).end();
  });

  app.get('/media/uploads/:name', (request, response) => {
    const name = request.params['name'] ?? '';
    const file = /^[\w.-]+$/.test(name) ? files.get(name) : null;
    if (!file) throw notFound('file');
    response.set('Cache-Control', 'public, max-age=3600');
    response.set('Content-Security-Policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'");
    response.set('X-Content-Type-Options', 'nosniff');
    response.set('Content-Type', file.type);
    response.send(file.bytes);
  });
  app.use(answerStorageProblem);
}

/** A token that reaches the storage has leaked. */
const refuseBearer: Handler = (request, _response, next) => {
  if (request.get('authorization') === undefined) return next();
  throw new StorageProblem(400, 'InvalidArgument', 'Only one auth mechanism allowed: the fields of the form.');
};

/** Reads the form; what was signed is looked at as soon as the file begins. */
function readFile(policies: UploadPolicies, instant: () => number): Handler {
  const read = multer({
    storage: multer.memoryStorage(),
    limits: { fileSize: largestUpload, files: 1, fields: 30, fieldSize: 20_000 },
    fileFilter: (request, _file, done) => {
      try {
        policies.read(request.body, instant());
        done(null, true);
      } catch (error) {
        done(error);
      }
    },
  }).single('file');
  return (request, response, next) => read(request, response, (error) => next(told(error)));
}

function told(error: unknown): unknown {
  if (!(error instanceof multer.MulterError)) return error;
  return error.code === 'LIMIT_FILE_SIZE'
    ? tooLarge(largestUpload)
    : new StorageProblem(400, 'InvalidArgument', error.message);
}

const tooLarge = (most: number) =>
  new StorageProblem(400, 'EntityTooLarge', `Your proposed upload exceeds the maximum allowed size, ${most} bytes.`);

/** The stated type; of what states none, or nothing that is a type, only the bytes are known. */
function typeOf({ body }: Request): string {
  const stated: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'Content-Type') : null;
  return typeof stated === 'string' && /^[\w.+-]+\/[\w.+-]+$/.test(stated) ? stated : 'application/octet-stream';
}

const nameOf = (key: string) => key.replace(/^uploads\//, '');
