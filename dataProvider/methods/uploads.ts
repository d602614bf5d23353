/** File uploads. Uses XMLHttpRequest instead of http.ts because fetch has no upload progress events. */
import { AppError } from '../errors';
import type { Http } from '../http/http';
import { isOffline } from '../http/isOffline';
import { errorFromStorageResponse, isExpired, type StorageResponse } from './storageResponse';
import { parseUploadTarget, type UploadHosts, type UploadTarget } from './uploadTarget';

/** One file upload. */
export interface Upload {
  file: File;
  /** Called with the uploaded share, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** Uploads without progress for this long (ms) are aborted. There is no limit on the total time. */
const UPLOAD_STALL_TIMEOUT_MS = 60_000;

/**
 * Signs and uploads a file. If the signature has expired by then, signs and sends once more.
 * @returns the URL of the file
 * @throws AppError
 */
export async function uploadFile(http: Http, hosts: UploadHosts, upload: Upload): Promise<string> {
  const { file, signal } = upload;
  const sign = async () => {
    const body = { name: file.name };
    return parseUploadTarget(
      await http({ method: 'POST', path: '/admin/preSignedUrl', body, ...(signal && { signal }) }),
      hosts,
    );
  };
  let target = await sign();
  let response = await send(target, upload);
  if (isExpired(response)) {
    target = await sign();
    response = await send(target, upload);
  }
  const error = errorFromStorageResponse(response);
  if (error) throw error;
  return target.fileUrl;
}

/** Sent without `Authorization`: the signed fields authenticate the request. */
function send({ url, fields }: UploadTarget, { file, onProgress, signal }: Upload): Promise<StorageResponse> {
  if (signal?.aborted) return Promise.reject(new AppError({ kind: 'canceled' }));
  if (isOffline()) return Promise.reject(new AppError({ kind: 'offline' }));
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const cleanUp = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
    };
    const fail = (kind: 'canceled' | 'timeout' | 'offline' | 'server') => {
      cleanUp();
      reject(new AppError({ kind }));
    };
    const abortWith = (kind: 'canceled' | 'timeout') => {
      fail(kind);
      request.abort();
    };
    const cancel = () => abortWith('canceled');
    const restartStallTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(() => abortWith('timeout'), UPLOAD_STALL_TIMEOUT_MS);
    };
    signal?.addEventListener('abort', cancel);
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      restartStallTimer();
      if (lengthComputable && total > 0) onProgress?.(Math.min(1, loaded / total));
    });
    request.addEventListener('error', () => fail(isOffline() ? 'offline' : 'server'));
    request.addEventListener('load', () => {
      cleanUp();
      resolve({
        status: request.status,
        type: request.getResponseHeader('Content-Type') ?? '',
        text: request.responseText,
      });
    });
    request.open('POST', url);
    restartStallTimer();
    request.send(buildForm(fields, file));
  });
}

/** All signed fields, the content type, and the file last: storage services ignore fields after it. */
function buildForm(fields: UploadTarget['fields'], file: File): FormData {
  const form = new FormData();
  const isType = (name: string) => name.toLowerCase() === 'content-type';
  for (const [name, value] of fields) if (!isType(name)) form.append(name, value);
  form.append('Content-Type', fields.find(([name]) => isType(name))?.[1] ?? (file.type || 'application/octet-stream'));
  form.append('file', file, file.name);
  return form;
}
