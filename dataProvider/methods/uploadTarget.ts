/** Upload target, validated before the file is sent. */

import { AppError } from '../errors';
import { withoutTrailingSlashes } from '../http/request';
import { isObject } from '../parse/isObject';

/** Configured hosts. Files are never sent to other hosts. */
export interface UploadHosts {
  /** Base URL of the API, absolute or a path on the console's host. */
  apiUrl: string;
  /** Base URL of uploaded files. */
  mediaUrl: string;
  /** Host that uploads are sent to, if it is a different one. */
  uploadUrl?: string | undefined;
}

/** Pre-signed form that accepts one file. */
export interface UploadTarget {
  url: string;
  /** Form fields sent with the file, in this order. */
  fields: readonly (readonly [name: string, value: string])[];
  /** URL of the file after the upload. */
  fileUrl: string;
}

/** Parses the response to a signing request. @throws AppError badAnswer if it has no URL or one on an unknown host */
export function parseUploadTarget(response: unknown, hosts: UploadHosts): UploadTarget {
  const { url, fields } = isObject(response) ? response : {};
  const pairs = isObject(fields) ? Object.entries(fields) : [];
  const texts = pairs.flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const key = texts.find(([name]) => name === 'key')?.[1] ?? '';
  const fileUrl = buildFileUrl(key, hosts.mediaUrl);
  if (!isAllowed(url, hosts) || texts.length < pairs.length || fileUrl === null) {
    throw new AppError({ kind: 'badAnswer', status: 200 });
  }
  return { url, fields: texts.filter(([name]) => name !== 'file'), fileUrl };
}

function isAllowed(url: unknown, hosts: UploadHosts): url is string {
  if (typeof url !== 'string' || !URL.canParse(url)) return false;
  const { protocol, origin, username, password } = new URL(url);
  if (!['https:', 'http:'].includes(protocol) || username !== '' || password !== '') return false;
  return [hosts.uploadUrl, hosts.mediaUrl, hosts.apiUrl].some(
    (item) => item !== undefined && getOrigin(item) === origin,
  );
}

/** Resolves a path against the console's host. */
function getOrigin(url: string): string | null {
  if (URL.canParse(url)) return new URL(url).origin;
  return typeof location === 'undefined' ? null : location.origin;
}

/** URL of the file with this key. Returns null for keys that would resolve to another path. */
function buildFileUrl(key: string, mediaUrl: string): string | null {
  if (!URL.canParse(mediaUrl)) return null;
  const segments = key.replace(/^\/+/, '').split('/');
  if (segments.some((segment) => /^\.{0,2}$/.test(segment))) return null;
  try {
    return `${withoutTrailingSlashes(mediaUrl)}/${segments.map(encodeURIComponent).join('/')}`;
  } catch {
    return null; // A lone surrogate cannot be URL-encoded.
  }
}
