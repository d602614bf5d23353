/** Signed upload policies: the fields that are sent with a file. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { trim } from 'es-toolkit/string';
import * as z from 'zod/mini';
import { StorageError } from './storageError';

export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

const SIGNATURE_LIFETIME_MS = 15 * 60_000;

const policyShape = z.strictObject({ key: z.string(), expires: z.string(), maxBytes: z.int() });

/** Fields of an upload, in the order in which they are sent. */
export interface UploadFields {
  key: string;
  policy: string;
  signature: string;
}

/** Signs and verifies uploads. */
export interface UploadPolicies {
  /** @param now milliseconds @param name file name; its extension is kept */
  sign(name: string, now: number): UploadFields;
  /** Verifies the fields and returns the allowed key and size. @throws StorageError 400 or 403 */
  read(fields: unknown, now: number): { key: string; maxBytes: number };
}

/** @param seed signatures stay valid after a restart with the same seed */
export function createUploadPolicies(seed: number): UploadPolicies {
  const getSignature = (policy: string) =>
    createHmac('sha256', `uploads of ${seed}`).update(policy).digest('base64url');
  return {
    sign(name, now) {
      const key = `uploads/${randomBytes(8).toString('hex')}-${plainName(name)}`;
      const expires = new Date(now + SIGNATURE_LIFETIME_MS).toISOString();
      const policy = Buffer.from(JSON.stringify({ key, expires, maxBytes: MAX_UPLOAD_BYTES })).toString('base64url');
      return { key, policy, signature: getSignature(policy) };
    },
    read(fields, now) {
      const [given, policy, signature] = ['key', 'policy', 'signature'].map((name) => textAt(fields, name));
      if (!given || !policy || !signature) {
        throw new StorageError(400, 'InvalidArgument', 'key, policy and signature must stand before the file.');
      }
      if (!isSame(signature, getSignature(policy))) {
        throw new StorageError(403, 'SignatureDoesNotMatch', 'The signature does not fit the policy.');
      }
      const { key, expires, maxBytes } = policyShape.parse(JSON.parse(Buffer.from(policy, 'base64url').toString()));
      if (Date.parse(expires) < now)
        throw new StorageError(403, 'AccessDenied', 'Invalid according to Policy: Policy expired.');
      if (given !== key) {
        throw new StorageError(403, 'AccessDenied', 'Invalid according to Policy: key is another one.');
      }
      return { key, maxBytes };
    },
  };
}

/** Replaces characters that have a meaning in URLs, headers, or file systems. */
function plainName(name: string): string {
  const written = name
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9.]+/g, '-')
    .replace(/\.{2,}/g, '.');
  const plain = trim(written, ['-', '.']);
  return plain === '' ? 'file' : plain.slice(-60).replace(/^[-.]+/, '');
}

function textAt(fields: unknown, name: string): string {
  const value: unknown = typeof fields === 'object' && fields !== null ? Reflect.get(fields, name) : null;
  return typeof value === 'string' ? value : '';
}

function isSame(a: string, b: string): boolean {
  const [first, second] = [Buffer.from(a), Buffer.from(b)];
  return first.length === second.length && timingSafeEqual(first, second);
}
