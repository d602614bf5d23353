/** Uploads: the API signs, a separate storage service stores the file, and the media host serves it. */
import type { App, Handler, Request } from 'json-server';
import multer from 'multer';
import * as z from 'zod/mini';
import type { Backend } from '../backend';
import { notFoundError } from '../httpError';
import { getServerUrl } from '../mediaUrls';
import { parseBody } from '../rules/parseBody';
import { nonBlankText } from '../rules/shapes';
import { StorageError, storageErrorHandler } from './storageError';
import type { UploadedFiles } from './uploadedFiles';
import { MAX_UPLOAD_BYTES, type UploadPolicies } from './uploadPolicy';

/** Path of the storage service, which is not part of the API. */
const storagePath = '/storage';

const uploadRequestShape = z.strictObject({
  name: nonBlankText.check(z.maxLength(1024, 'Use up to 1024 characters.')),
});

/** POST /admin/preSignedUrl, for signed-in users only. */
export function signingRoute(app: App, policies: UploadPolicies, { now }: Backend): void {
  app.post('/admin/preSignedUrl', (request, response) => {
    const { name } = parseBody(uploadRequestShape, request.body);
    response.json({
      url: getServerUrl(request) + storagePath,
      fields: { ...policies.sign(String(name), Date.parse(now())) },
    });
  });
}

/** Storage service and media host. They take no bearer token and reject requests with one. */
export function storageRoutes(app: App, policies: UploadPolicies, files: UploadedFiles, { now }: Backend): void {
  const instant = () => Date.parse(now());

  app.post(storagePath, rejectBearer, parseForm(policies, instant), (request, response) => {
    const { key, maxBytes } = policies.read(request.body, instant());
    if (!request.file) throw new StorageError(400, 'InvalidArgument', 'The form has no file.');
    if (request.file.buffer.length > maxBytes) throw tooLarge(maxBytes);
    files.put(getName(key), { type: getType(request), bytes: request.file.buffer });
    response.status(204).end();
  });

  app.get('/media/uploads/:name', (request, response) => {
    const name = request.params['name'] ?? '';
    const file = /^[\w.-]+$/.test(name) ? files.get(name) : null;
    if (!file) throw notFoundError('file');
    response.set('Cache-Control', 'public, max-age=3600');
    response.set('Content-Security-Policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'");
    response.set('X-Content-Type-Options', 'nosniff');
    response.set('Content-Type', file.type);
    response.send(file.bytes);
  });
  app.use(storageErrorHandler);
}

/** Rejects bearer tokens: they must not be sent to the storage service. */
const rejectBearer: Handler = (request, _response, next) => {
  if (request.get('authorization') === undefined) return next();
  throw new StorageError(400, 'InvalidArgument', 'Only one auth mechanism allowed: the fields of the form.');
};

/** Parses the form. The signature is verified as soon as the file starts. */
function parseForm(policies: UploadPolicies, instant: () => number): Handler {
  const read = multer({
    storage: multer.memoryStorage(),
    limits: { fileSize: MAX_UPLOAD_BYTES, files: 1, fields: 30, fieldSize: 20_000 },
    fileFilter: (request, _file, done) => {
      try {
        policies.read(request.body, instant());
        done(null, true);
      } catch (error) {
        done(error);
      }
    },
  }).single('file');
  return (request, response, next) => read(request, response, (error) => next(toStorageError(error)));
}

function toStorageError(error: unknown): unknown {
  if (!(error instanceof multer.MulterError)) return error;
  return error.code === 'LIMIT_FILE_SIZE'
    ? tooLarge(MAX_UPLOAD_BYTES)
    : new StorageError(400, 'InvalidArgument', error.message);
}

const tooLarge = (limitBytes: number) =>
  new StorageError(
    400,
    'EntityTooLarge',
    `Your proposed upload exceeds the maximum allowed size, ${limitBytes} bytes.`,
  );

/** Declared content type; application/octet-stream if it is missing or invalid. */
function getType({ body }: Request): string {
  const stated: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'Content-Type') : null;
  return typeof stated === 'string' && /^[\w.+-]+\/[\w.+-]+$/.test(stated) ? stated : 'application/octet-stream';
}

const getName = (key: string) => key.replace(/^uploads\//, '');
