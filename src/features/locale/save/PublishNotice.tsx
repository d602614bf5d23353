import { useTranslate } from 'ra-core';
import type { AppError } from '../../../../dataProvider/errors';
import { useErrorReason } from '../../../engine/errors/errorReason';
import { Button } from '../../../ui/buttons/Button';
import { Banner } from '../../../ui/feedback/Banner';
import { TextsNotTakenError } from '../edit/useTextEditing';

interface PublishNoticeProps {
  error: AppError;
  /** Navigates to the text of a key. */
  onGo: (key: string) => void;
}

/** Explains why publishing failed. */
export function PublishNotice({ error, onGo }: PublishNoticeProps) {
  const translate = useTranslate();
  const getErrorReason = useErrorReason();
  const renderKeys = (texts: readonly (readonly [key: string, text: string])[]) => (
    <ul>
      {texts.map(([key, text]) => (
        <li key={key}>
          <Button kind="quiet" size="small" onClick={() => onGo(key)}>
            <bdi>{key}</bdi>
          </Button>{' '}
          {text}
        </li>
      ))}
    </ul>
  );
  if (error instanceof TextsNotTakenError) {
    return (
      <Banner tone="danger" title={translate('locale.notTaken', { smart_count: error.keys.length })}>
        {renderKeys(error.keys.map((key) => [key, '']))}
      </Banner>
    );
  }
  return (
    <Banner tone="danger" title={translate(error.uncertain ? 'locale.publishUnknown' : 'locale.publishFailed')}>
      <p>{getErrorReason(error)}</p>
      {renderKeys(Object.entries(error.fields))}
    </Banner>
  );
}
