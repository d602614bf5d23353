import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type FileType, fileTypes, readHead, typeFromExtension, typeFromSignature } from './fileTypes';
import { type FileIssue, type FileRules, validateFile } from './validateFile';

/** Uploads a file and resolves to its URL. @param onProgress called with the sent share, from 0 to 1 */
export type SendFile = (file: File, onProgress: (share: number) => void, signal: AbortSignal) => Promise<string>;

/** State of an upload. */
export type UploadState =
  | { kind: 'idle' }
  | { kind: 'checking'; file: File }
  | { kind: 'sending'; file: File; share: number }
  | { kind: 'canceled'; file: File }
  | { kind: 'refused'; file: File; issue: FileIssue }
  | { kind: 'failed'; file: File; error: unknown };

interface UploadOptions {
  rules: FileRules;
  upload: SendFile;
  /** Called with the URL of the uploaded file. */
  onDone: (url: string, file: File) => void;
}

/** Runs one upload at a time. A pending upload is aborted on unmount. */
export function useUpload(options: UploadOptions) {
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const latest = useRef(options);
  const controllerRef = useRef<AbortController | null>(null);
  useLayoutEffect(() => {
    latest.current = options;
  });
  useEffect(() => () => controllerRef.current?.abort(), []);

  const start = async (file: File) => {
    controllerRef.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    controllerRef.current = controller;
    const show = (next: UploadState) => {
      if (!signal.aborted) setState(next);
    };
    show({ kind: 'checking', file });
    const { rules } = latest.current;
    // A file that can't be read is reported by the validation.
    const prepared = await prepareFile(file, rules.accept).catch(() => file);
    const issue = await validateFile(prepared, rules);
    if (issue) return show({ kind: 'refused', file, issue });
    if (signal.aborted) return;
    show({ kind: 'sending', file, share: 0 });
    try {
      const { upload } = latest.current;
      const url = await upload(prepared, (share) => show({ kind: 'sending', file, share }), signal);
      if (signal.aborted) return;
      setState({ kind: 'idle' });
      latest.current.onDone(url, file);
    } catch (error) {
      show({ kind: 'failed', file, error });
    }
  };
  return {
    state,
    /** Validates and uploads a file, replacing any pending upload. */
    start: (file: File) => void start(file),
    cancel: () => {
      if (state.kind !== 'checking' && state.kind !== 'sending') return;
      controllerRef.current?.abort();
      setState({ kind: 'canceled', file: state.file });
    },
    dismiss: () => setState({ kind: 'idle' }),
  };
}

// Prepares a file for its upload, because names and types of files are often wrong.

/** The document type of an SVG with declarations inside, as Illustrator writes it. */
const DOCTYPE = /^<!DOCTYPE\s+svg\b[^>[]*\[([^\]]*)\]\s*>/i;

/**
 * Returns the file with the MIME type of its content, and its extension if another accepted type was meant. An SVG
 * loses its document type, whose entities are replaced by their texts: most programs and servers refuse them.
 * The same file is returned if nothing has to change.
 * @throws if the file can't be read
 */
export async function prepareFile(file: File, accept: readonly FileType[]): Promise<File> {
  const promised = typeFromExtension(file.name);
  const found = typeFromSignature(await readHead(file));
  const type = found !== null && accept.includes(found) ? found : promised;
  if (type === null) return file;
  const { mime, extensions } = fileTypes[type];
  const name = type === promised ? file.name : `${file.name.replace(/\.[^.]*$/, '')}.${extensions[0]}`;
  const plain = type === 'svg' && found === 'svg' ? removeDoctype(await file.text()) : null;
  if (plain === null && name === file.name && file.type === mime) return file;
  return new File([plain ?? file], name, { type: mime, lastModified: file.lastModified });
}

/** Returns null if there is no document type with declarations, or if it contains more than texts. */
function removeDoctype(svg: string): string | null {
  // From the first one on: a search for others would take quadratic time.
  const [doctype, subset = ''] = DOCTYPE.exec(svg.slice(svg.search(/<!DOCTYPE/i))) ?? [];
  if (doctype === undefined) return null;
  const entities = new Map<string, string>();
  for (const [, name = '', double, single] of subset.matchAll(/<!ENTITY\s+([\w.-]+)\s+(?:"([^"]*)"|'([^']*)')/g)) {
    const value = double ?? single ?? '';
    // Markup and references to other entities stay in the file, which is then refused.
    if (/[<&%]/.test(value)) return null;
    entities.set(name, value);
  }
  return svg.replace(doctype, '').replace(/&([\w.-]+);/g, (reference, name: string) => entities.get(name) ?? reference);
}
