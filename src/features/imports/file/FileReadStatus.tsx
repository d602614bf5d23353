import { useLocale, useTranslate } from 'ra-core';
import { MAX_FILE_BYTES } from '../../../lib/csv/parseTable';
import { formatFileSize } from '../../../lib/format/file';
import { formatShare } from '../../../lib/format/formatPercent';
import { Button } from '../../../ui/buttons/Button';
import { Banner } from '../../../ui/feedback/Banner';
import { ProgressBar } from '../../../ui/feedback/ProgressBar';
import flowStyles from '../../../ui/layout/flow.module.css';
import type { FlowProps } from '../flow/useImportFlow';
import styles from '../Step.module.css';

interface FileReadStatusProps extends FlowProps {
  /** Display name of the source. */
  name: string;
  /** Parses the source again. */
  onRetry: () => void;
}

/** Progress of parsing, or the reason it stopped. */
export function FileReadStatus({ flow, state: { reading }, name, onRetry }: FileReadStatusProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const fileLabel = <bdi>{name}</bdi>;
  const retryButton = (
    <Button size="small" onClick={onRetry}>
      {translate('import.reading.again')}
    </Button>
  );
  switch (reading.kind) {
    case 'nothing':
    case 'open':
      return null;
    case 'reading': {
      const percent = formatShare(reading.share, locale);
      return (
        <div className={flowStyles.rows2}>
          <div className={styles.footer}>
            <p className={styles.message}>{translate('import.reading.progress', { name, percent })}</p>
            <Button size="small" onClick={flow.stop}>
              {translate('import.reading.stop')}
            </Button>
          </div>
          <ProgressBar bare label={translate('import.reading.label')} value={reading.share} max={1} />
        </div>
      );
    }
    case 'stopped':
      return (
        <Banner tone="info" title={fileLabel} action={retryButton}>
          {translate('import.reading.stopped')}
        </Banner>
      );
    case 'failed':
      return (
        <Banner tone="danger" title={translate('import.reading.failed')} action={retryButton}>
          {translate('import.reading.failedText')}
        </Banner>
      );
    case 'refused': {
      const { kind, line } = reading.issue;
      const text = translate(`import.refusal.${kind}`, { size: formatFileSize(MAX_FILE_BYTES, locale) });
      return (
        <Banner tone="danger" title={translate('import.reading.refused')}>
          <p className={styles.strong}>{fileLabel}</p>
          <p>{line === null ? text : translate('import.reading.atLine', { line, text })}</p>
        </Banner>
      );
    }
  }
}
