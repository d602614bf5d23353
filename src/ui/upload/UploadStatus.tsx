import { useLocale, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { formatFileName, formatFileSize } from '../../lib/format/file';
import { formatShare } from '../../lib/format/formatPercent';
import { formatPoints } from '../../lib/format/formatPoints';
import { Button } from '../buttons/Button';
import { Banner } from '../feedback/Banner';
import { useAnnounce } from '../feedback/LiveRegion';
import { ProgressBar } from '../feedback/ProgressBar';
import flowStyles from '../layout/flow.module.css';
import textStyles from '../text/text.module.css';
import { fileTypes } from './fileTypes';
import styles from './UploadBox.module.css';
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

interface UploadProgressProps {
  file: File;
  /** Sent share from 0 to 1; null while the file is being checked. */
  share: number | null;
  onCancel: () => void;
}

/** Progress of an upload with a cancel button. Announced to screen readers once per quarter. */
function UploadProgress({ file, share, onCancel }: UploadProgressProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const announce = useAnnounce();
  const preview = useObjectUrl(file.type.startsWith('image/') ? file : null);
  const quarter = share === null ? null : Math.floor(share * 4) / 4;
  const quarterText = quarter === null ? '' : translate('upload.sent', { percent: formatShare(quarter, locale) });
  const isSent = share === 1;
  useEffect(() => {
    if (quarterText) announce(quarterText);
  }, [quarterText, announce]);

  return (
    <div className={styles.progress}>
      {preview !== null && <img src={preview} alt="" className={styles.small} />}
      <div className={styles.words}>
        <bdi className={textStyles.clipped}>{formatFileName(file.name)}</bdi>
        <div className={flowStyles.line}>
          <ProgressBar bare label={translate('upload.sending')} value={isSent ? null : share} max={1} />
          <span aria-hidden="true" className={styles.percent}>
            {isSent || share === null
              ? translate(isSent ? 'upload.finishing' : 'upload.checking')
              : formatShare(share, locale)}
          </span>
        </div>
      </div>
      <Button size="small" onClick={onCancel}>
        {translate('ui.cancel')}
      </Button>
    </div>
  );
}

/** Returns an object URL of a local file, or null. The URL is revoked on unmount. */
function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    return () => {
      URL.revokeObjectURL(objectUrl);
      setUrl(null);
    };
  }, [file]);
  return url;
}
