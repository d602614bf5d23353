import type { Handler } from 'json-server';

/** A call as it came in. */
export interface LoggedRequest {
  method: string;
  /** With its query. */
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Parsed JSON; null where there was none. */
  body: unknown;
  /** Of the answer; null while there is none. */
  status: number | null;
}

/** The last five thousand calls. */
export interface RequestLog {
  list(): readonly LoggedRequest[];
  clear(): void;
  record: Handler;
}

const most = 5000;

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
      if (requests.length > most) requests.shift();
      response.on('finish', () => {
        entry.status = response.statusCode;
      });
      next();
    },
  };
}
