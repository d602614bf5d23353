import { channel } from 'node:diagnostics_channel';
import type { Handler } from 'json-server';

/** A request and the JSON response of its route. Failures on purpose, and calls of an extension, are not published. */
export interface Exchange {
  method: string;
  /** Path with query. */
  path: string;
  /** As received, before routes fill in defaults. */
  requestBody: unknown;
  /** Accepted types: `application/json` from the console, others from a picture with a path of the API. */
  accept: string;
  status: number;
  body: unknown;
  /** When the request arrived, in seconds since the process started: fake timers of tests don't change it. */
  receivedAt: number;
}

/** Publishes every {@link Exchange}, for tests. Without subscribers it costs nothing. */
export const exchanges = channel('mock-server.exchange');

export const publishExchanges: Handler = (request, response, next) => {
  if (!exchanges.hasSubscribers) return next();
  const { method, originalUrl: path, body: requestBody } = request;
  const accept = request.get('accept') ?? '';
  const receivedAt = process.uptime();
  const send = response.json.bind(response);
  response.json = (body) => {
    const exchange: Exchange = { method, path, requestBody, accept, status: response.statusCode, body, receivedAt };
    if (response.locals['isOutsideContract'] !== true) exchanges.publish(exchange);
    return send(body);
  };
  next();
};
