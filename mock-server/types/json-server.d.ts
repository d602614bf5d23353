/** Types of json-server 0.17 (and its express) that the mock server uses. */
declare module 'json-server' {
  import type { IncomingMessage, Server, ServerResponse } from 'node:http';

  export interface Request extends IncomingMessage {
    /** Parsed JSON body; `{}` if there was none. */
    body: unknown;
    /** File parsed by multer. */
    file?: { buffer: Buffer };
    params: Record<string, string>;
    query: Record<string, unknown>;
    path: string;
    originalUrl: string;
    protocol: string;
    method: string;
    url: string;
    get(header: string): string | undefined;
  }

  export interface Response extends ServerResponse {
    locals: Record<string, unknown>;
    status(code: number): this;
    json(body: unknown): this;
    send(body: string | Buffer): this;
    type(name: string): this;
    set(header: string, value: string): this;
  }

  export type Next = (error?: unknown) => void;
  export type Handler = (request: Request, response: Response, next: Next) => void;
  export type ErrorHandler = (error: unknown, request: Request, response: Response, next: Next) => void;

  export interface App {
    (request: IncomingMessage, response: ServerResponse, next?: Next): void;
    use(handler: Handler): this;
    use(handler: ErrorHandler): this;
    use(path: string, handler: Handler): this;
    get(path: string, ...handlers: Handler[]): this;
    post(path: string, ...handlers: Handler[]): this;
    patch(path: string, ...handlers: Handler[]): this;
    put(path: string, ...handlers: Handler[]): this;
    delete(path: string, ...handlers: Handler[]): this;
    disable(setting: string): this;
    set(setting: string, value: unknown): this;
    listen(port: number, host: string): Server;
  }

  export interface Router extends Handler {
    render: (request: Request, response: Response) => void;
    db: { _: { id: string } };
  }

  const jsonServer: {
    create(): App;
    router(source: object, options?: { foreignKeySuffix?: string }): Router;
    bodyParser: Handler[];
  };
  export default jsonServer;
}
