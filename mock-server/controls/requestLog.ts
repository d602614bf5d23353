import type { Handler } from 'json-server';

/** Received request. */
export interface LoggedRequest {
  method: string;
  /** Path with query. */
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Parsed JSON; null if there was no body. */
  body: unknown;
  /** Response status; null while it is pending. */
  status: number | null;
}

/** Log of the last 5,000 requests. */
export interface RequestLog {
  list(): readonly LoggedRequest[];
  clear(): void;
  record: Handler;
}

const MAX_LOGGED_REQUESTS = 5000;

export function createRequestLog(): RequestLog {
  let requests: LoggedRequest[] = [];
  return {
    list: () => requests,
    clear: () => {
      requests = [];
    },
    record: (request, response, next) => {
      const hasBody = Number(request.get('content-length') ?? 0) > 0;
      const entry: LoggedRequest = {
        method: request.method,
        path: request.originalUrl,
        headers: { ...request.headers },
        body: hasBody ? structuredClone(request.body) : null,
        status: null,
      };
      requests.push(entry);
      if (requests.length > MAX_LOGGED_REQUESTS) requests.shift();
      response.on('finish', () => {
        entry.status = response.statusCode;
      });
      next();
    },
  };
}
