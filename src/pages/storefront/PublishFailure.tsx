import { useTranslate } from 'ra-core';
import type { AppError } from '../../../dataProvider/errors';
import { useErrorText } from '../../engine/errorText';
import { Notice } from '../../ui/Notice';

interface PublishFailureProps {
  failure: AppError;
  /** What a field that the server names is called. */
  nameOf: (field: string) => string;
  /** Said of a conflict that the server has no words for. */
  conflict?: string;
}

/** Why something was not published, and that nothing of it is lost. */
export function PublishFailure({ failure, nameOf, conflict }: PublishFailureProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { uncertain, kind, message, fields } = failure;
  const isNameless = kind === 'conflict' && message === '' && conflict !== undefined;
  return (
    <Notice tone="danger" title={translate(uncertain ? 'theme.failed.uncertain' : 'theme.failed.title')}>
      <p>{isNameless ? conflict : errorText(failure)}</p>
      {Object.entries(fields).map(([field, text]) => (
        <p key={field}>{translate('theme.failed.field', { field: nameOf(field), text })}</p>
      ))}
      <p>{translate('theme.failed.kept')}</p>
    </Notice>
  );
}
