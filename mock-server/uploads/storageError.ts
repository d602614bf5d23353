import type { ErrorHandler } from 'json-server';

/** Error of the storage service, sent as XML. */
export class StorageError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = 'StorageError';
  }
}

/** Responds to storage errors. Passes other errors on. */
export const storageErrorHandler: ErrorHandler = (error, _request, response, next) => {
  if (response.headersSent || !(error instanceof StorageError)) return next(error);
  const { status, code, message } = error;
  const text = `<Error><Code>${code}</Code><Message>${escaped(message)}</Message></Error>`;
  response.status(status).type('application/xml').send(`<?xml version="1.0" encoding="UTF-8"?>\n${text}`);
};

const escaped = (text: string) => text.replace(/[<>&]/g, (letter) => `&#${letter.charCodeAt(0)};`);
