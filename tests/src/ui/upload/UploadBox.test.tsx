import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveRegion } from '../../../../src/ui/feedback/LiveRegion';
import { UploadBox } from '../../../../src/ui/upload/UploadBox';
import type { SendFile } from '../../../../src/ui/upload/useUpload';
import { renderPiece } from '../renderPiece';
import { contents, getFile, photo, pngHeader } from './files';

type BoxProps = Parameters<typeof UploadBox>[0];

const MB = 1024 * 1024;
const onChange = vi.fn();

/** An upload that is controlled by the test. */
function byHand() {
  const runs: {
    file: File;
    progress: (share: number) => void;
    signal: AbortSignal;
    end: (address: string) => void;
    fail: (reason: unknown) => void;
  }[] = [];
  const upload: SendFile = (file, progress, signal) =>
    new Promise((end, fail) => void runs.push({ file, progress, signal, end, fail }));
  return { upload, runs };
}

function Field({ value: first, ...props }: Partial<BoxProps>) {
  const [value, setValue] = useState(first ?? []);
  return (
    <UploadBox
      label="Photo"
      accept={['jpeg', 'png', 'svg']}
      maxSize={10 * MB}
      upload={async () => 'https://media.example/a.png'}
      {...props}
      value={value}
      onChange={(next) => {
        onChange(next);
        setValue(next);
      }}
    />
  );
}

const renderBox = (props: Partial<BoxProps> = {}) =>
  renderPiece(
    <LiveRegion>
      <Field {...props} />
    </LiveRegion>,
  );

const area = () => screen.getByRole('button', { name: /^Photo/ });
const group = () => screen.getByRole('group', { name: 'Photo' });
const input = () => {
  const found = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!found) throw new Error('no file chooser');
  return found;
};
const drop = (...files: File[]) => {
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  fireEvent.drop(group(), { dataTransfer: { files, items, types: ['Files'] } });
};
const previews = () => screen.queryAllByRole<HTMLImageElement>('img');
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

beforeEach(() => {
  onChange.mockReset();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
});

describe('UploadBox', () => {
  it('[REU-06] names its constraints, uploads with progress, previews the image, and Delete clears the value', async () => {
    const { upload, runs } = byHand();
    const user = userEvent.setup();
    renderBox({ upload, help: 'Shown beside the review.' });
    expect(area()).toHaveTextContent("Drag 'n' drop some files here, or click to select files");
    expect(area()).toHaveAccessibleDescription('JPEG, PNG, or SVG, up to 10 MB Shown beside the review.');
    expect(input().accept).toBe('image/jpeg,.jpg,.jpeg,.jfif,image/png,.png,image/svg+xml,.svg');

    await user.upload(input(), photo());
    const progress = await screen.findByRole('progressbar', { name: 'Upload progress' });
    expect(onChange).not.toHaveBeenCalled();
    act(() => runs[0]?.progress(0.42));
    expect(progress).toHaveAttribute('value', '0.42');
    expect(group()).toHaveTextContent('photo.png42%');
    act(() => runs[0]?.progress(1));
    expect(group()).toHaveTextContent('Finishing…');
    expect(onChange, 'nothing is claimed before the server said so').not.toHaveBeenCalled();
    await act(async () => runs[0]?.end('https://media.example/s1/photo.png'));
    expect(onChange).toHaveBeenLastCalledWith(['https://media.example/s1/photo.png']);

    expect(previews().map(({ src, referrerPolicy }) => [src, referrerPolicy])).toEqual([
      ['https://media.example/s1/photo.png', 'no-referrer'],
    ]);
    expect(screen.queryByRole('button', { name: /^Photo/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Delete File 1 of 1' }));
    expect(onChange).toHaveBeenLastCalledWith([]);
    expect(area()).toBeEnabled();
    expect(group()).toHaveFocus();
  });

  it('[REU-06] uploads only the first dropped file, with a message', async () => {
    const { upload, runs } = byHand();
    renderBox({ upload, maxFiles: 5 });
    drop(photo('first.png'), photo('second.png'), photo('third.png'));
    await waitFor(() => expect(runs).toHaveLength(1));
    expect(runs[0]?.file.name).toBe('first.png');
    expect(within(group()).getByText('You dropped 3 files. Only the first will be uploaded:')).toHaveTextContent(
      'first.png',
    );
    await act(async () => runs[0]?.end('https://media.example/first.png'));
    expect(onChange.mock.calls).toEqual([[['https://media.example/first.png']]]);
    expect(runs).toHaveLength(1);
  });

  it('uploads files one at a time up to maxFiles', async () => {
    const user = userEvent.setup();
    const upload = vi.fn<SendFile>();
    upload.mockResolvedValueOnce('https://media.example/1.png').mockResolvedValueOnce('https://media.example/2.png');
    renderBox({ maxFiles: 2, upload });
    expect(group()).toHaveTextContent('0 of 2 files. Add one at a time.');
    await user.upload(input(), photo());
    await screen.findByText('1 of 2 files. Add one at a time.');
    await user.upload(input(), photo());
    expect(await screen.findByText('2 of 2 files. Delete one to add another.')).toBeInTheDocument();
    expect(onChange).toHaveBeenLastCalledWith(['https://media.example/1.png', 'https://media.example/2.png']);
    drop(photo());
    await waitFor(() =>
      expect(group()).toHaveTextContent('You’ve reached the file limit. Delete a file to add another.'),
    );
    expect(upload).toHaveBeenCalledTimes(2);
    await user.click(screen.getByRole('button', { name: 'Delete File 1 of 2' }));
    expect(onChange).toHaveBeenLastCalledWith(['https://media.example/2.png']);
  });

  it('ignores a file during an upload, with a message', async () => {
    const { upload, runs } = byHand();
    renderBox({ upload, maxFiles: 2 });
    drop(photo('one.png'));
    await waitFor(() => expect(runs).toHaveLength(1));
    drop(photo('two.png'));
    await waitFor(() => expect(group()).toHaveTextContent('Wait for the current upload to finish, or cancel it.'));
    expect(runs[0]?.signal.aborted).toBe(false);
    expect(runs).toHaveLength(1);
  });

  it.each([
    ['of another type', getFile('notes.txt', 'x'), 'This file type isn’t supported. Use JPEG, PNG, or SVG.'],
    ['without content', getFile('a.png', ''), 'This file is empty. Choose another file.'],
    [
      'that is a page inside',
      getFile('a.png', '<html>'),
      'This file is damaged or isn’t really PNG. Choose another file.',
    ],
    [
      'with the end of another type',
      getFile('a.jpg', contents.webp),
      'This file is WebP, not JPEG. Rename it to end in .webp',
    ],
    [
      'of too many pixels',
      getFile('a.png', pngHeader(40_000, 40_000)),
      'This image is 40,000 × 40,000 pixels. Resize it to 100 megapixels or less',
    ],
    [
      'with a program in it',
      getFile('a.svg', '<svg><script/></svg>'),
      'This SVG contains scripts or links. Save it as a plain SVG',
    ],
  ])('rejects a file %s, with a reason', async (_name, file, why) => {
    const upload = vi.fn<SendFile>();
    const user = userEvent.setup({ applyAccept: false });
    renderBox({ upload });
    await user.upload(input(), file);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(why);
    expect(alert).toHaveTextContent(file.name);
    expect(upload).not.toHaveBeenCalled();
    expect(area()).toBeEnabled();
    await user.click(within(alert).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('names size and limit of a file that is too large', async () => {
    const user = userEvent.setup();
    const large = photo();
    Object.defineProperty(large, 'size', { value: 12.5 * MB });
    renderBox();
    await user.upload(input(), large);
    expect(await screen.findByRole('alert')).toHaveTextContent('This file is too large: 12.5 MB. The limit is 10 MB.');
  });

  it('can be canceled, and retried with the same file', async () => {
    const { upload, runs } = byHand();
    const user = userEvent.setup();
    renderBox({ upload });
    const file = photo();
    await user.upload(input(), file);
    await waitFor(() => expect(runs).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(runs[0]?.signal.aborted).toBe(true);
    expect(screen.getByText(/Upload canceled/)).toBeInTheDocument();
    await act(async () => runs[0]?.end('https://media.example/late.png'));
    expect(onChange).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(runs).toHaveLength(2));
    expect(runs[1]?.file).toBe(file);
  });

  it.each([
    ['offline', { kind: 'offline', message: '' }, 'You’re offline. Nothing was uploaded'],
    [
      'a broken connection',
      { kind: 'server', message: '' },
      'Something went wrong during the upload. Your file is still selected. Try again.',
    ],
    ['the server’s own words', { kind: 'validation', message: 'Only on weekdays.' }, 'Only on weekdays.'],
    [
      'anything else',
      new TypeError('x is undefined'),
      'Something went wrong during the upload. Your file is still selected. Try again.',
    ],
  ])('shows %s as an alert, and retries with the same file', async (_name, reason, text) => {
    const { upload, runs } = byHand();
    const user = userEvent.setup();
    renderBox({ upload });
    await user.upload(input(), photo());
    await waitFor(() => expect(runs).toHaveLength(1));
    await act(async () => runs[0]?.fail(reason));
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(text);
    expect(alert).not.toHaveTextContent('undefined');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(runs).toHaveLength(2));
    expect(runs[1]?.file).toBe(runs[0]?.file);
    await act(async () => runs[1]?.end('https://media.example/a.png'));
    expect(onChange.mock.calls).toEqual([[['https://media.example/a.png']]]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is aborted on unmount', async () => {
    const { upload, runs } = byHand();
    const busy = vi.fn();
    const { unmount } = renderBox({ upload, onBusyChange: busy });
    drop(photo());
    await waitFor(() => expect(runs).toHaveLength(1));
    await waitFor(() => expect(busy.mock.calls).toEqual([[true]]));
    unmount();
    expect(busy).toHaveBeenLastCalledWith(false);
    expect(runs[0]?.signal.aborted).toBe(true);
    await act(async () => runs[0]?.end('https://media.example/a.png'));
    expect(onChange).not.toHaveBeenCalled();
  });

  it('announces each quarter and the end only', async () => {
    const { upload, runs } = byHand();
    const heard: string[] = [];
    renderBox({ upload });
    const record = () => {
      const text = said();
      if (text !== '' && text !== heard.at(-1)) heard.push(text);
    };
    drop(photo());
    await waitFor(() => expect(runs).toHaveLength(1));
    for (let percent = 0; percent <= 100; percent += 5) {
      act(() => runs[0]?.progress(percent / 100));
      record();
    }
    await act(async () => runs[0]?.end('https://media.example/a.png'));
    record();
    expect(heard).toEqual([
      '0% uploaded',
      '25% uploaded',
      '50% uploaded',
      '75% uploaded',
      '100% uploaded',
      'File uploaded. 1 of 1 files.',
    ]);
  });

  it('is labeled and described by its error, and opens the file dialog by keyboard', async () => {
    const user = userEvent.setup();
    renderBox({ required: true, error: 'Add a photo' });
    expect(area()).toHaveAccessibleName("Photo (required): Drag 'n' drop some files here, or click to select files");
    expect(area()).toHaveAttribute('aria-invalid', 'true');
    expect(area()).toHaveAccessibleDescription(/Add a photo$/);
    const opened = vi.fn();
    input().addEventListener('click', opened);
    await user.tab();
    expect(area()).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.click(screen.getByText('Photo'));
    expect(opened).toHaveBeenCalledTimes(2);
  });

  it('ignores files while disabled', async () => {
    const upload = vi.fn<SendFile>();
    renderBox({ upload, disabled: true, maxFiles: 2, value: ['https://media.example/a.png'] });
    expect(area()).toBeDisabled();
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
    drop(photo());
    await act(async () => undefined);
    expect(upload).not.toHaveBeenCalled();
  });

  it('shows the name of a file without preview, or its URL if it isn’t the store’s, as text', () => {
    renderBox({
      maxFiles: 3,
      value: ['javascript:alert(1)', 'https://media.example/gone.png', 'https://media.example/s1/a%20mp4.mp4'],
    });
    const [picture] = previews();
    expect(previews().map(({ src }) => src)).toEqual(['https://media.example/gone.png']);
    if (picture) fireEvent.error(picture);
    expect(previews()).toEqual([]);
    expect(screen.getByText('javascript:alert(1)').tagName).toBe('BDI');
    expect(screen.getByText('File 2 of 3 (no preview)')).toBeInTheDocument();
    expect(screen.getByText('gone.png')).toBeInTheDocument();
    expect(screen.getByText('File 3 of 3 (video)')).toBeInTheDocument();
    expect(screen.getByText('a mp4.mp4')).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('isolates file names from the surrounding text', async () => {
    const name = `<img src=x onerror=alert(1)>\u202egnp.${'x'.repeat(300)}.txt`;
    const user = userEvent.setup({ applyAccept: false });
    renderBox();
    await user.upload(input(), getFile(name, 'x'));
    const alert = await screen.findByRole('alert');
    const shown = alert.querySelector('bdi');
    expect(shown?.textContent).toMatch(/^<img src=x onerror=alert\(1\)>\ufffdgnp\..*….*\.txt$/);
    expect(shown?.textContent?.length).toBe(48);
    expect(alert.querySelector('img')).toBeNull();
  });
});
