/** Fake XMLHttpRequest that records uploads and sends prepared responses. */

/** Recorded upload. */
export interface SentForm {
  method: string;
  url: string;
  headers: Record<string, string>;
  withCredentials: boolean;
  /** Fields in order; files by name. */
  fields: [name: string, value: string][];
}

/** Upload in progress. */
export interface Arrival {
  /** Emits a progress event. */
  progress(loaded: number, total: number): void;
  respond(status: number, body?: string, type?: string): void;
  /** Connection error. */
  drop(): void;
}

type Behavior = (arrival: Arrival) => void;

export const acceptUpload: Behavior = ({ respond }) => respond(204);

/** Responds like S3. */
export const xml =
  (status: number, code: string, message = 'Told by <b>S3</b>'): Behavior =>
  ({ respond }) =>
    respond(
      status,
      `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`,
      'application/xml',
    );

export function createFakeStorage(...behaviors: Behavior[]) {
  const sent: SentForm[] = [];
  let aborted = 0;

  class FakeRequest extends EventTarget {
    readonly upload = new EventTarget();
    withCredentials = false;
    status = 0;
    responseText = '';
    private type = '';
    private to = { method: '', url: '' };
    private readonly headers: Record<string, string> = {};

    open(method: string, url: string) {
      this.to = { method, url };
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value;
    }
    getResponseHeader = () => this.type || null;
    abort() {
      aborted += 1;
    }
    send(form: FormData) {
      const fields = [...form.entries()].map(([name, value]): [string, string] => [
        name,
        typeof value === 'string' ? value : value.name,
      ]);
      sent.push({ ...this.to, headers: this.headers, withCredentials: this.withCredentials, fields });
      const behave = behaviors.length > 1 ? behaviors.shift() : behaviors[0];
      queueMicrotask(() => behave?.(this.arrival()));
    }
    private arrival(): Arrival {
      return {
        progress: (loaded, total) =>
          this.upload.dispatchEvent(
            Object.assign(new Event('progress'), { loaded, total, lengthComputable: total > 0 }),
          ),
        respond: (status, body = '', type = '') => {
          Object.assign(this, { status, responseText: body, type });
          this.dispatchEvent(new Event('load'));
        },
        drop: () => this.dispatchEvent(new Event('error')),
      };
    }
  }
  return { sent, abortedCount: () => aborted, XMLHttpRequest: FakeRequest };
}
