import { useLocale, useTranslate } from 'ra-core';
import { largestFile } from '../../../lib/csv/readTable';
import { fileSize } from '../../../lib/fileSize';
import { wholePercent } from '../../../lib/percent';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { ProgressBar } from '../../../ui/ProgressBar';
import type { FlowProps } from '../flow/useImportFlow';
import styles from '../Step.module.css';

interface ReadingStateProps extends FlowProps {
  /** What the source is called. */
  name: string;
  /** Reads the source once more. */
  onAgain: () => void;
}

/** How far the reading is, or why there is nothing to go on with. */
export function ReadingState({ flow, state: { reading }, name, onAgain }: ReadingStateProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const shown = <bdi>{name}</bdi>;
  const again = (
    <Button size="small" onClick={onAgain}>
      {translate('import.reading.again')}
    </Button>
  );
  switch (reading.kind) {
    case 'nothing':
    case 'open':
      return null;
    case 'reading': {
      const percent = wholePercent(reading.share, locale);
      return (
        <div className={styles.drop}>
          <div className={styles.foot}>
            <p className={styles.says}>{translate('import.reading.progress', { name, percent })}</p>
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
        <Notice tone="info" title={shown} action={again}>
          {translate('import.reading.stopped')}
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="danger" title={translate('import.reading.failed')} action={again}>
          {translate('import.reading.failedText')}
        </Notice>
      );
    case 'refused': {
      const { kind, line } = reading.fault;
      const text = translate(`import.refusal.${kind}`, { size: fileSize(largestFile, locale) });
      return (
        <Notice tone="danger" title={translate('import.reading.refused')}>
          <p className={styles.strong}>{shown}</p>
          <p>{line === null ? text : translate('import.reading.atLine', { line, text })}</p>
        </Notice>
      );
    }
  }
}
