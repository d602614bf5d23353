/** What an upload may do, signed: the fields that a page sends along with its file. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { StorageProblem } from './storageProblem';

/** Bytes of one file at most. */
export const largestUpload = 10_000_000;

/** Milliseconds from the signature to the last moment that it is good. */
const goodFor = 15 * 60_000;

const policyShape = z.strictObject({ key: z.string(), expires: z.string(), maxBytes: z.int() });

/** Fields of an upload, in the order in which they are sent. */
export interface UploadFields {
  key: string;
  policy: string;
  signature: string;
}

/** Signs uploads, and reads what was signed. */
export interface UploadPolicies {
  /** @param now milliseconds @param name of the file: its ending stays */
  sign(name: string, now: number): UploadFields;
  /** The key and the size that the fields allow. @throws StorageProblem 400 or 403 */
  read(fields: unknown, now: number): { key: string; maxBytes: number };
}

/** @param seed the same seed takes what it has signed before a restart */
export function createUploadPolicies(seed: number): UploadPolicies {
  const signatureOf = (policy: string) => createHmac('sha256', `uploads of ${seed}`).update(policy).digest('base64url');
  return {
    sign(name, now) {
      const key = `uploads/${randomBytes(8).toString('hex')}-${plainName(name)}`;
      const expires = new Date(now + goodFor).toISOString();
      const policy = Buffer.from(JSON.stringify({ key, expires, maxBytes: largestUpload })).toString('base64url');
      return { key, policy, signature: signatureOf(policy) };
    },
    read(fields, now) {
      const [given, policy, signature] = ['key', 'policy', 'signature'].map((name) => textAt(fields, name));
      if (!given || !policy || !signature) {
        throw new StorageProblem(400, 'InvalidArgument', 'key, policy and signature must stand before the file.');
      }
      if (!isSame(signature, signatureOf(policy))) {
        throw new StorageProblem(403, 'SignatureDoesNotMatch', 'The signature does not fit the policy.');
      }
      const { key, expires, maxBytes } = policyShape.parse(JSON.parse(Buffer.from(policy, 'base64url').toString()));
      if (Date.parse(expires) < now)
        throw new StorageProblem(403, 'AccessDenied', 'Invalid according to Policy: Policy expired.');
      if (given !== key) {
        throw new StorageProblem(403, 'AccessDenied', 'Invalid according to Policy: key is another one.');
      }
      return { key, maxBytes };
    },
  };
}

/** Of a name only what no address, no header and no file system reads otherwise. */
function plainName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9.]+/g, '-')
    .replace(/\.{2,}/g, '.')
    .replace(/^[-.]+|[-.]+$/g, '');
  return plain === '' ? 'file' : plain.slice(-60).replace(/^[-.]+/, '');
}

function textAt(fields: unknown, name: string): string {
  const value: unknown = typeof fields === 'object' && fields !== null ? Reflect.get(fields, name) : null;
  return typeof value === 'string' ? value : '';
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
