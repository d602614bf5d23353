import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { checkFile, type FileProblem, type FileRules } from './checkFile';
import { fileTypes, promisedType } from './fileTypes';

/** Sends a file and resolves with its address. @param onProgress told the share that is sent, from 0 to 1 */
export type SendFile = (file: File, onProgress: (share: number) => void, signal: AbortSignal) => Promise<string>;

/** What an upload box is at. */
export type UploadState =
  | { kind: 'idle' }
  | { kind: 'checking'; file: File }
  | { kind: 'sending'; file: File; share: number }
  | { kind: 'cancelled'; file: File }
  | { kind: 'refused'; file: File; problem: FileProblem }
  | { kind: 'failed'; file: File; error: unknown };

interface UploadOptions {
  rules: FileRules;
  upload: SendFile;
  /** The file is there, at this address. */
  onDone: (address: string) => void;
}

/** One upload after the other. What is under way ends with the component, and never reaches what stands there next. */
export function useUpload(options: UploadOptions) {
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const latest = useRef(options);
  const run = useRef<AbortController | null>(null);
  useLayoutEffect(() => {
    latest.current = options;
  });
  useEffect(() => () => run.current?.abort(), []);

  const start = async (file: File) => {
    run.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    run.current = controller;
    const show = (next: UploadState) => {
      if (!signal.aborted) setState(next);
    };
    show({ kind: 'checking', file });
    const problem = await checkFile(file, latest.current.rules);
    if (problem) return show({ kind: 'refused', file, problem });
    if (signal.aborted) return;
    show({ kind: 'sending', file, share: 0 });
    try {
      const { upload } = latest.current;
      const address = await upload(withType(file), (share) => show({ kind: 'sending', file, share }), signal);
      if (signal.aborted) return;
      setState({ kind: 'idle' });
      latest.current.onDone(address);
    } catch (error) {
      show({ kind: 'failed', file, error });
    }
  };
  return {
    state,
    /** Checks and sends a file, in place of whatever was before. */
    start: (file: File) => void start(file),
    cancel: () => {
      if (state.kind !== 'checking' && state.kind !== 'sending') return;
      run.current?.abort();
      setState({ kind: 'cancelled', file: state.file });
    },
    dismiss: () => setState({ kind: 'idle' }),
  };
}

/** Not every system knows every type; by its name and content we do. */
function withType(file: File): File {
  const type = promisedType(file.name);
  if (file.type !== '' || type === null) return file;
  return new File([file], file.name, { type: fileTypes[type].mime, lastModified: file.lastModified });
}
