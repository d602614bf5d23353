import { useLocale, useTranslate } from 'ra-core';
import { formatFileName } from '../../lib/format/fileName';
import { formatFileSize } from '../../lib/format/formatFileSize';
import { formatPoints } from '../../lib/format/formatPoints';
import { Button } from '../buttons/Button';
import { Banner } from '../feedback/Banner';
import { fileTypes } from './fileTypes';
import { UploadProgress } from './UploadProgress';
import type { UploadState } from './useUpload';
import { type FileIssue, type FileRules, MAX_PIXELS } from './validateFile';

interface UploadStatusProps {
  state: UploadState;
  rules: FileRules;
  /** Names of the accepted types. */
  types: string;
  onCancel: () => void;
  onRetry: (file: File) => void;
  onDismiss: () => void;
}

/** Progress or result of the last upload. */
export function UploadStatus({ state, rules, types, onCancel, onRetry, onDismiss }: UploadStatusProps) {
  const translate = useTranslate();
  const issueText = useFileIssueText(rules, types);
  if (state.kind === 'idle') return null;
  if (state.kind === 'checking' || state.kind === 'sending') {
    return (
      <UploadProgress file={state.file} share={state.kind === 'sending' ? state.share : null} onCancel={onCancel} />
    );
  }
  const { file } = state;
  const name = <bdi>{formatFileName(file.name)}</bdi>;
  const retryButton = (
    <Button size="small" onClick={() => onRetry(file)}>
      {translate('upload.again')}
    </Button>
  );
  const dismissButton = (
    <Button size="small" onClick={onDismiss}>
      {translate('ui.dismiss')}
    </Button>
  );
  switch (state.kind) {
    case 'canceled':
      return (
        <Banner tone="info" title={name} action={retryButton}>
          {translate('upload.canceled')}
        </Banner>
      );
    case 'refused':
      return (
        <Banner tone="danger" title={name} action={state.issue.kind === 'unreadable' ? retryButton : dismissButton}>
          {issueText(state.issue)}
        </Banner>
      );
    case 'failed': {
      const { kind, message } = toDisplayError(state.error);
      return (
        <Banner tone="danger" title={name} action={retryButton}>
          {message || translate(`upload.failed.${kind}`, { _: translate('upload.failed.server') })}
        </Banner>
      );
    }
  }
}

/** Returns a function that explains why a file was rejected. */
function useFileIssueText({ maxSize }: FileRules, types: string): (issue: FileIssue) => string {
  const translate = useTranslate();
  const locale = useLocale();
  return (issue) => {
    switch (issue.kind) {
      case 'type':
        return translate('upload.problem.type', { types });
      case 'tooLarge':
        return translate('upload.problem.tooLarge', {
          size: formatFileSize(issue.size, locale),
          most: formatFileSize(maxSize, locale),
        });
      case 'disguised': {
        const promised = fileTypes[issue.promised].name;
        if (issue.actual === null) return translate('upload.problem.disguised', { promised });
        const { name, extensions } = fileTypes[issue.actual];
        return translate('upload.problem.misnamed', { promised, actual: name, extension: extensions[0] });
      }
      case 'pixels':
      case 'tooSmall':
      case 'notSquare':
        return translate(`upload.problem.${issue.kind}`, {
          width: formatPoints(issue.width, locale),
          height: formatPoints(issue.height, locale),
          most: formatPoints(MAX_PIXELS / 1e6, locale),
          least: 'minSide' in issue ? formatPoints(issue.minSide, locale) : '',
        });
      default:
        return translate(`upload.problem.${issue.kind}`);
    }
  };
}

/** Reads kind and message of an error; an AppError has both. */
function toDisplayError(error: unknown): { kind: string; message: string } {
  const { kind, message } = Object(error);
  return {
    kind: typeof kind === 'string' ? kind : 'server',
    message: typeof kind === 'string' && typeof message === 'string' ? message : '',
  };
}
