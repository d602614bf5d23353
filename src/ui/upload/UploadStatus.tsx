import { useLocale, useTranslate } from 'ra-core';
import { shownFileName } from '../../lib/fileName';
import { fileSize } from '../../lib/fileSize';
import { points } from '../../lib/points';
import { Button } from '../Button';
import { Notice } from '../Notice';
import { type FileProblem, type FileRules, mostPixels } from './checkFile';
import { fileTypes } from './fileTypes';
import { UploadProgress } from './UploadProgress';
import type { UploadState } from './useUpload';

interface UploadStatusProps {
  state: UploadState;
  rules: FileRules;
  /** The types that are taken, in words. */
  types: string;
  onCancel: () => void;
  onRetry: (file: File) => void;
  onDismiss: () => void;
}

/** What became of the file that was chosen last, and what can be done about it. */
export function UploadStatus({ state, rules, types, onCancel, onRetry, onDismiss }: UploadStatusProps) {
  const translate = useTranslate();
  const problemText = useProblemText(rules, types);
  if (state.kind === 'idle') return null;
  if (state.kind === 'checking' || state.kind === 'sending') {
    return (
      <UploadProgress file={state.file} share={state.kind === 'sending' ? state.share : null} onCancel={onCancel} />
    );
  }
  const { file } = state;
  const name = <bdi>{shownFileName(file.name)}</bdi>;
  const again = (
    <Button size="small" onClick={() => onRetry(file)}>
      {translate('upload.again')}
    </Button>
  );
  const away = (
    <Button size="small" onClick={onDismiss}>
      {translate('ui.dismiss')}
    </Button>
  );
  switch (state.kind) {
    case 'cancelled':
      return (
        <Notice tone="info" title={name} action={again}>
          {translate('upload.cancelled')}
        </Notice>
      );
    case 'refused':
      return (
        <Notice tone="danger" title={name} action={state.problem.kind === 'unreadable' ? again : away}>
          {problemText(state.problem)}
        </Notice>
      );
    case 'failed': {
      const { kind, message } = failureOf(state.error);
      return (
        <Notice tone="danger" title={name} action={again}>
          {message || translate(`upload.failed.${kind}`, { _: translate('upload.failed.server') })}
        </Notice>
      );
    }
  }
}

/** Why a file is not taken, and what would help. */
function useProblemText({ maxSize }: FileRules, types: string): (problem: FileProblem) => string {
  const translate = useTranslate();
  const locale = useLocale();
  return (problem) => {
    switch (problem.kind) {
      case 'type':
        return translate('upload.problem.type', { types });
      case 'tooLarge':
        return translate('upload.problem.tooLarge', {
          size: fileSize(problem.size, locale),
          most: fileSize(maxSize, locale),
        });
      case 'disguised': {
        const promised = fileTypes[problem.promised].name;
        if (problem.actual === null) return translate('upload.problem.disguised', { promised });
        const { name, extensions } = fileTypes[problem.actual];
        return translate('upload.problem.misnamed', { promised, actual: name, extension: extensions[0] });
      }
      case 'pixels':
        return translate('upload.problem.pixels', {
          width: points(problem.width, locale),
          height: points(problem.height, locale),
          most: points(mostPixels / 1e6, locale),
        });
      default:
        return translate(`upload.problem.${problem.kind}`);
    }
  };
}

/** What a failure tells of itself; an AppError tells both. */
function failureOf(error: unknown): { kind: string; message: string } {
  const { kind, message } = Object(error);
  return {
    kind: typeof kind === 'string' ? kind : 'server',
    message: typeof kind === 'string' && typeof message === 'string' ? message : '',
  };
}
