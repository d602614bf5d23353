import { createServer, type IncomingMessage } from 'node:http';

/** A request as forwarded. Defects may change headers and body. */
export interface ProxiedRequest {
  method: string;
  /** Path with query. */
  path: string;
  headers: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: defects change bodies freely
  body: any;
}

/** A response before it is sent. Defects may change it. */
export interface ProxiedResponse {
  status: number;
  headers: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: defects change bodies freely
  body: any;
}

/** A deliberate defect of a backend. */
export interface Fault {
  /** Whether it changes this request or its response. */
  applies: (request: ProxiedRequest) => boolean;
  before?: (request: ProxiedRequest) => void;
  after?: (response: ProxiedResponse, request: ProxiedRequest) => void;
}

/** Starts a server that forwards to a backend, with defects. */
export async function startFaultyProxy(backendUrl: string, faults: readonly Fault[]) {
  const server = createServer((incoming, outgoing) => {
    void forward(incoming).then(({ status, headers, body }) => {
      outgoing.writeHead(status, headers);
      outgoing.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });

  async function forward(incoming: IncomingMessage): Promise<ProxiedResponse> {
    const { method = 'GET', url: path = '/' } = incoming;
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
    const request: ProxiedRequest = {
      method,
      path,
      headers: pickHeaders(incoming),
      body: parse(Buffer.concat(chunks).toString()),
    };
    const active = faults.filter((fault) => fault.applies(request));
    for (const fault of active) fault.before?.(request);
    const isSent = method !== 'GET' && method !== 'OPTIONS' && request.body !== '';
    const answer = await fetch(backendUrl + path, {
      method,
      headers: request.headers,
      ...(isSent && { body: JSON.stringify(request.body) }),
    });
    const response: ProxiedResponse = {
      status: answer.status,
      headers: Object.fromEntries(
        [...answer.headers].filter(
          ([name]) => !/^(connection|content-length|keep-alive|transfer-encoding)$/.test(name),
        ),
      ),
      body: parse(await answer.text()),
    };
    for (const fault of active) fault.after?.(response, request);
    return response;
  }

  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The proxy does not listen.');
  return {
    url: `http://localhost:${address.port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function pickHeaders({ headers }: IncomingMessage): Record<string, string> {
  const forwarded = /^(accept|authorization|content-type|idempotency-key|origin|access-control-request-.*)$/;
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (forwarded.test(name) ? [[name, String(value)]] : [])),
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
