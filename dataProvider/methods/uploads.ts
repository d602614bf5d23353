/** Uploads. Besides http.ts this alone sends requests: only an XMLHttpRequest tells how far an upload has come. */
import { AppError } from '../errors';
import type { Http } from '../http';
import { isOffline } from '../isOffline';
import { isExpired, type StorageAnswer, storageFailure } from '../storageAnswer';
import { readTarget, type UploadHosts, type UploadTarget } from '../uploadTarget';

/** A file on its way. */
export interface Upload {
  file: File;
  /** Told how much of it is sent, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** Milliseconds without a sign of life after which an upload is given up; a slow one may take as long as it moves. */
const longestSilence = 60_000;

/**
 * Sends a file to the place that the provider signs for; where the signature has run out meanwhile, once more to a new one.
 * @returns the address of the file @throws AppError
 */
export async function uploadFile(http: Http, hosts: UploadHosts, upload: Upload): Promise<string> {
  const { file, signal } = upload;
  const sign = async () => {
    const body = { name: file.name };
    return readTarget(
      await http({ method: 'POST', path: '/admin/preSignedUrl', body, ...(signal && { signal }) }),
      hosts,
    );
  };
  let target = await sign();
  let answer = await send(target, upload);
  if (isExpired(answer)) {
    target = await sign();
    answer = await send(target, upload);
  }
  const failure = storageFailure(answer);
  if (failure) throw failure;
  return target.address;
}

/** No bearer goes with it: the storage is told who sends by the signed fields. */
function send({ url, fields }: UploadTarget, { file, onProgress, signal }: Upload): Promise<StorageAnswer> {
  if (signal?.aborted) return Promise.reject(new AppError({ kind: 'cancelled' }));
  if (isOffline()) return Promise.reject(new AppError({ kind: 'offline' }));
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
    };
    const fail = (kind: 'cancelled' | 'timeout' | 'offline' | 'server') => {
      end();
      reject(new AppError({ kind }));
    };
    const giveUp = (kind: 'cancelled' | 'timeout') => {
      fail(kind);
      request.abort();
    };
    const cancel = () => giveUp('cancelled');
    const stillMoves = () => {
      clearTimeout(timer);
      timer = setTimeout(() => giveUp('timeout'), longestSilence);
    };
    signal?.addEventListener('abort', cancel, { once: true });
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      stillMoves();
      if (lengthComputable && total > 0) onProgress?.(Math.min(1, loaded / total));
    });
    request.addEventListener('error', () => fail(isOffline() ? 'offline' : 'server'));
    request.addEventListener('load', () => {
      end();
      resolve({
        status: request.status,
        type: request.getResponseHeader('Content-Type') ?? '',
        text: request.responseText,
      });
    });
    request.open('POST', url);
    stillMoves();
    request.send(formOf(fields, file));
  });
}

/** Every signed field, the type of the content, and the file last: a storage service reads no field after it. */
function formOf(fields: UploadTarget['fields'], file: File): FormData {
  const form = new FormData();
  const isType = (name: string) => name.toLowerCase() === 'content-type';
  for (const [name, value] of fields) if (!isType(name)) form.append(name, value);
  form.append('Content-Type', fields.find(([name]) => isType(name))?.[1] ?? (file.type || 'application/octet-stream'));
  form.append('file', file, file.name);
  return form;
}
