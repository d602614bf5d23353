/** Writes of the dropzone: a signed URL is requested, then the file is sent there. */
import { screen } from '@testing-library/react';
import { photo } from '../../src/ui/upload/files';
import { faults } from './faults';
import { typedIn, type Write } from './write';

const text = 'Half a review, and\na picture to it.';

const findTextField = () => screen.findByLabelText<HTMLTextAreaElement>(/^Review/, { selector: 'textarea' });

/** Returns the hidden file input of the dropzone. */
async function findFileInput(): Promise<HTMLInputElement> {
  await screen.findByRole('button', { name: /Drag 'n' drop some files here/ });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no file input');
  return input;
}

type UploadWrite = Pick<Write, 'name' | 'request' | 'expectedMessages'> &
  Partial<Pick<Write, 'requestCounts' | 'isThirdParty'>>;

/** Uploads an image for a new review. */
const createUploadWrite = (options: UploadWrite): Write => ({
  url: () => '/product-reviews/create',
  prepare: async (user) => {
    await user.click(await findTextField());
    await user.paste(text);
    await findFileInput();
  },
  send: async (user) => user.upload(await findFileInput(), photo()),
  // The server state is only visible through the form.
  state: null,
  successMessage: /^File uploaded\. 1 of 10 files\.$/,
  failureMessage: /photo\.png/,
  typed: typedIn(findTextField, text),
  ...options,
});

/** Messages of uploads for the uncertain faults: a dropped connection or no progress. */
const uncertainMessages = Object.fromEntries(
  faults
    .filter(({ isUncertain }) => isUncertain)
    .map(({ name, isSilent }) => [
      name,
      isSilent ? /took too long/ : /Something went wrong during the upload|We received an unexpected response/,
    ]),
);
const uploadRefused =
  /^photo\.pngYou don’t have permission to upload files\. Ask the store owner or contact support\./m;
const fileRejected = /The file couldn’t be uploaded\. Try again or choose another file\./;

export const uploadWrites: readonly Write[] = [
  createUploadWrite({
    name: 'request a signed upload URL',
    request: { method: 'POST', path: /^\/admin\/preSignedUrl$/ },
    expectedMessages: { ...uncertainMessages, 500: /Our database is asleep/ },
  }),
  createUploadWrite({
    name: 'send a file to the storage',
    request: { method: 'POST', path: /^\/storage$/ },
    // Error texts of the storage service are never shown.
    expectedMessages: {
      ...uncertainMessages,
      401: uploadRefused,
      403: uploadRefused,
      404: fileRejected,
      409: fileRejected,
      422: fileRejected,
      500: /Something went wrong during the upload/,
    },
    // The signature may have expired, so the upload is retried once with a new one.
    requestCounts: { 403: 2 },
    isThirdParty: true,
  }),
];
