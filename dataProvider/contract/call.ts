/** Model of the published contract: the calls of the console, with the shapes that it reads and sends. */
import type { ZodMiniType } from 'zod/mini';
import type { HttpRequest } from '../http/request';

/** Values that earlier responses of a diagnostic run provide for later requests. */
export interface KnownValues {
  customerId?: string;
  reviewId?: string;
  formId?: string;
  automationId?: string;
  /** Default language of the store. */
  locale?: string;
}

/** What a call needs before it can be sent. Nothing provides an invitation or an email recipient: these calls are only listed. */
export type Requirement = keyof KnownValues | 'invitation' | 'recipient';

type Query = NonNullable<HttpRequest['query']>;

/** One REST call. */
export interface ContractCall {
  method: HttpRequest['method'];
  /** Path with placeholders, such as `/admin/customers/{customerId}/birthdays`. */
  path: string;
  /** What it does, in one sentence. */
  summary: string;
  /** What the backend has to know besides, in whole sentences. */
  description: string;
  /** The backend may respond with 404, 405, or 501; the console leaves the part out that uses it. */
  isOptional?: true;
  /** Sent without a token. */
  isPublic?: true;
  /** Carries `Idempotency-Key`: requests with the same key must be executed once. */
  hasIdempotencyKey?: true;
  /** Query parameters: an object of strings and numbers. */
  query?: Readonly<Record<string, ZodMiniType>>;
  /** JSON body that the console sends. */
  body?: ZodMiniType;
  /** JSON body of a 200 response. Unknown keys are allowed and ignored. */
  response: ZodMiniType;
  /** Statuses besides the common ones, such as 409. */
  errors?: readonly number[];
  examples: { body?: unknown; response: unknown };
  /** How diagnostics send the call; reads without it are sent once, without a query. */
  diagnostics?: {
    /** For calls that are not sent, or whose query needs a known value. Placeholders of the path need no entry. */
    needs?: Requirement;
    /** One request for each. */
    queries?: (known: KnownValues, now: Date) => readonly Query[];
    /** Values of the response that later requests use. */
    learn?: (body: unknown) => KnownValues;
  };
}

/** Calls about one topic. */
export interface ContractArea {
  title: string;
  /** What the calls are for, in one sentence. */
  description: string;
  /** Shapes with a name of their own in the published document, in PascalCase. */
  schemas: Readonly<Record<string, ZodMiniType>>;
  calls: readonly ContractCall[];
}

/** Name of a call, such as `GET /admin/widgets`; unique. */
export const getCallName = ({ method, path }: Pick<ContractCall, 'method' | 'path'>) => `${method} ${path}`;
