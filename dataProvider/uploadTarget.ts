/** Where the provider lets a file be sent to, checked before a byte of it leaves. */
import { AppError } from './errors';
import { isObject } from './isObject';

/** Addresses of the configuration; a file is sent to no other host. */
export interface UploadHosts {
  /** Base of the API: an address, or a path of the console's own host. */
  apiUrl: string;
  /** Base of the addresses of uploaded files. */
  mediaUrl: string;
  /** The host that uploads are sent to, where it is another. */
  uploadUrl?: string | undefined;
}

/** A place that takes one file. */
export interface UploadTarget {
  url: string;
  /** Goes with the file as it came, in this order. */
  fields: readonly (readonly [name: string, value: string])[];
  /** Where the file is found afterwards. */
  address: string;
}

/** The place that the provider signed for. @throws AppError badAnswer for an answer that names none, or one on a foreign host */
export function readTarget(answer: unknown, hosts: UploadHosts): UploadTarget {
  const { url, fields } = isObject(answer) ? answer : {};
  const pairs = isObject(fields) ? Object.entries(fields) : [];
  const texts = pairs.flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const key = texts.find(([name]) => name === 'key')?.[1] ?? '';
  const address = addressOf(key, hosts.mediaUrl);
  if (!isAllowed(url, hosts) || texts.length < pairs.length || address === null) {
    throw new AppError({ kind: 'badAnswer', status: 200 });
  }
  return { url, fields: texts.filter(([name]) => name !== 'file'), address };
}

function isAllowed(url: unknown, hosts: UploadHosts): url is string {
  if (typeof url !== 'string' || !URL.canParse(url)) return false;
  const { protocol, origin, username, password } = new URL(url);
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return false;
  return [hosts.uploadUrl, hosts.mediaUrl, hosts.apiUrl].some((one) => one !== undefined && originOf(one) === origin);
}

/** A path is one of the console's own host. */
function originOf(address: string): string | null {
  if (URL.canParse(address)) return new URL(address).origin;
  return typeof location === 'undefined' ? null : location.origin;
}

/** The address of what is kept below this key; null for a key that leads elsewhere. */
function addressOf(key: string, mediaUrl: string): string | null {
  if (!URL.canParse(mediaUrl)) return null;
  const segments = key.replace(/^\/+/, '').split('/');
  if (segments.some((segment) => /^\.{0,2}$/.test(segment))) return null;
  try {
    return `${mediaUrl.replace(/\/+$/, '')}/${segments.map(encodeURIComponent).join('/')}`;
  } catch {
    return null; // Half a character, which no address can hold.
  }
}
