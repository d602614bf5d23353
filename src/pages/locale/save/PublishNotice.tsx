import { useTranslate } from 'ra-core';
import { useErrorText } from '../../../engine/errorText';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import type { SaveOutcome } from './saveDictionary';

interface PublishNoticeProps {
  /** What became of the last try; null where there was none. */
  outcome: SaveOutcome | null;
  /** Shows the text of a key. */
  onGo: (key: string) => void;
}

/** Why nothing was published, or not all of it; what is in dispute is told by itself. */
export function PublishNotice({ outcome, onGo }: PublishNoticeProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  if (outcome === null) return null;
  const keysWith = (texts: Readonly<Record<string, string>>) => (
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
        <Notice
          tone="danger"
          title={translate(outcome.error.uncertain ? 'locale.publishUnknown' : 'locale.publishFailed')}
        >
          <p>{errorText(outcome.error)}</p>
          {keysWith(outcome.error.fields)}
        </Notice>
      );
    case 'notTaken':
      return (
        <Notice tone="danger" title={translate('locale.notTaken', { smart_count: outcome.keys.length })}>
          {keysWith(Object.fromEntries(outcome.keys.map((key) => [key, ''])))}
        </Notice>
      );
    default:
      return null;
  }
}
