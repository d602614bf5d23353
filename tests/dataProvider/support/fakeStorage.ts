/** A stand-in for the storage that files are sent to: an XMLHttpRequest that writes down what is sent and answers what it was told. */

/** What was sent to the storage. */
export interface SentForm {
  method: string;
  url: string;
  headers: Record<string, string>;
  withCredentials: boolean;
  /** Fields in their order; of a file its name. */
  fields: [name: string, value: string][];
}

/** One upload under way, as the storage sees it. */
export interface Arrival {
  /** Tells the sender how much has come. */
  progress(loaded: number, total: number): void;
  answer(status: number, body?: string, type?: string): void;
  /** The connection breaks. */
  drop(): void;
}

type Behaviour = (arrival: Arrival) => void;

export const taken: Behaviour = ({ answer }) => answer(204);

/** Answers as S3 does. */
export const xml =
  (status: number, code: string, message = 'Told by <b>S3</b>'): Behaviour =>
  ({ answer }) =>
    answer(
      status,
      `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`,
      'application/xml',
    );

export function createFakeStorage(...behaviours: Behaviour[]) {
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
      const behave = behaviours.length > 1 ? behaviours.shift() : behaviours[0];
      queueMicrotask(() => behave?.(this.arrival()));
    }
    private arrival(): Arrival {
      return {
        progress: (loaded, total) =>
          this.upload.dispatchEvent(
            Object.assign(new Event('progress'), { loaded, total, lengthComputable: total > 0 }),
          ),
        answer: (status, body = '', type = '') => {
          Object.assign(this, { status, responseText: body, type });
          this.dispatchEvent(new Event('load'));
        },
        drop: () => this.dispatchEvent(new Event('error')),
      };
    }
  }
  return { sent, abortedCount: () => aborted, XMLHttpRequest: FakeRequest };
}
