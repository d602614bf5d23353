/** Publishes an e-mail so that nobody's text is overwritten unseen, and whatever became of it is known. */
import { certainly } from '../../../../dataProvider/certainly';
import { type AppError, toAppError } from '../../../../dataProvider/errors';
import type { EmailTemplate } from '../../../../dataProvider/methods/emails';
import type { TemplateTexts } from '../checks/checkTemplate';

/** The e-mails of the language, as they were read last. */
export type Templates = readonly EmailTemplate[];

/** What became of a text that was to be published, or put back. */
export type SaveOutcome =
  /** The server has it. */
  | { kind: 'done'; templates: Templates }
  /** Somebody else has changed the e-mail since the merchant saw it; nothing was published. */
  | { kind: 'elsewhere'; templates: Templates }
  /** It was not done, and it is known why. */
  | { kind: 'failed'; error: AppError; templates: Templates | null }
  /** It may have been done, and the e-mails could not be read to tell. */
  | { kind: 'unknown'; error: AppError };

export interface SavePorts {
  /** @throws AppError */
  read: () => Promise<Templates>;
  /** @param fresh as the server has it now; undefined where it has none @throws AppError */
  write: (fresh: EmailTemplate | undefined) => Promise<Templates>;
  /** Whether the server has what was to be written. */
  isDone: (fresh: EmailTemplate | undefined) => boolean;
}

/** The texts of an e-mail; one that is missing is empty. */
export const textsOf = (template: EmailTemplate | undefined): TemplateTexts => ({
  subject: template?.subject ?? '',
  html: template?.html ?? '',
});

export const isSameText = (one: TemplateTexts, other: TemplateTexts): boolean =>
  one.subject === other.subject && one.html === other.html;

/**
 * Looks first, then writes, and looks again where the answer leaves a doubt. Never throws.
 * @param seen the texts that the merchant has seen as published
 */
export async function saveTemplate(key: string, seen: TemplateTexts, ports: SavePorts): Promise<SaveOutcome> {
  const { write, isDone } = ports;
  const before = await lookAt(ports);
  if ('error' in before) return { kind: 'failed', error: before.error, templates: null };
  const fresh = before.templates.find((one) => one.key === key);
  if (isDone(fresh)) return { kind: 'done', templates: before.templates };
  if (!isSameText(textsOf(fresh), seen)) return { kind: 'elsewhere', templates: before.templates };
  try {
    return { kind: 'done', templates: await write(fresh) };
  } catch (thrown) {
    return settle(key, seen, ports, toAppError(thrown));
  }
}

async function settle(key: string, seen: TemplateTexts, ports: SavePorts, error: AppError): Promise<SaveOutcome> {
  const isDoubtful = error.uncertain || error.kind === 'conflict' || error.kind === 'notFound';
  if (!isDoubtful) return { kind: 'failed', error, templates: null };
  const after = await lookAt(ports);
  if ('error' in after) {
    return error.uncertain ? { kind: 'unknown', error } : { kind: 'failed', error, templates: null };
  }
  const { templates } = after;
  const fresh = templates.find((one) => one.key === key);
  if (ports.isDone(fresh)) return { kind: 'done', templates };
  if (!isSameText(textsOf(fresh), seen)) return { kind: 'elsewhere', templates };
  // It was read again, so that there is no doubt any more.
  return { kind: 'failed', error: certainly(error), templates };
}

async function lookAt({ read }: SavePorts): Promise<{ templates: Templates } | { error: AppError }> {
  try {
    return { templates: await read() };
  } catch (thrown) {
    return { error: toAppError(thrown) };
  }
}
