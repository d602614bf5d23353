import type { ErrorHandler } from 'json-server';

/** A refusal of the storage service, which speaks XML. */
export class StorageProblem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = 'StorageProblem';
  }
}

/** Answers refusals of the storage; every other error goes on. */
export const answerStorageProblem: ErrorHandler = (error, _request, response, next) => {
  if (response.headersSent || !(error instanceof StorageProblem)) return next(error);
  const { status, code, message } = error;
  const text = `<Error><Code>${code}</Code><Message>${escaped(message)}</Message></Error>`;
  response.status(status).type('application/xml').send(`<?xml version="1.0" encoding="UTF-8"?>\n${text}`);
};

const escaped = (text: string) => text.replace(/[<>&]/g, (letter) => `&#${letter.charCodeAt(0)};`);
