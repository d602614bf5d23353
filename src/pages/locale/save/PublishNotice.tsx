import { useTranslate } from 'ra-core';
import { useErrorReason } from '../../../engine/errors/errorReason';
import { Button } from '../../../ui/buttons/Button';
import { Banner } from '../../../ui/feedback/Banner';
import type { SaveDictionaryOutcome } from './saveDictionary';

type FailedOutcome = Exclude<SaveDictionaryOutcome, { kind: 'saved' | 'disputed' }>;

/** Whether an attempt failed otherwise than by merge conflicts, which MergeConflictNotice shows. */
export const hasFailed = (outcome: SaveDictionaryOutcome | null): outcome is FailedOutcome =>
  outcome !== null && outcome.kind !== 'saved' && outcome.kind !== 'disputed';

interface PublishNoticeProps {
  /** Outcome of the last publish attempt. */
  outcome: FailedOutcome;
  /** Navigates to the text of a key. */
  onGo: (key: string) => void;
}

/** Explains why publishing failed. */
export function PublishNotice({ outcome, onGo }: PublishNoticeProps) {
  const translate = useTranslate();
  const getErrorReason = useErrorReason();
  const renderKeys = (texts: Readonly<Record<string, string>>) => (
    <ul>
      {Object.entries(texts).map(([key, text]) => (
        <li key={key}>
          <Button kind="quiet" size="small" onClick={() => onGo(key)}>
            <bdi>{key}</bdi>
          </Button>{' '}
          {text}
        </li>
      ))}
    </ul>
  );
  switch (outcome.kind) {
    case 'unread':
    case 'failed':
      return (
        <Banner
          tone="danger"
          title={translate(outcome.error.uncertain ? 'locale.publishUnknown' : 'locale.publishFailed')}
        >
          <p>{getErrorReason(outcome.error)}</p>
          {renderKeys(outcome.error.fields)}
        </Banner>
      );
    case 'notTaken':
      return (
        <Banner tone="danger" title={translate('locale.notTaken', { smart_count: outcome.keys.length })}>
          {renderKeys(Object.fromEntries(outcome.keys.map((key) => [key, ''])))}
        </Banner>
      );
  }
}
