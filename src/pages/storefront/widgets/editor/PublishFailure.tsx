import { useTranslate } from 'ra-core';
import type { AppError } from '../../../../../dataProvider/errors';
import { useErrorText } from '../../../../engine/errorText';
import { Notice } from '../../../../ui/Notice';

interface PublishFailureProps {
  failure: AppError;
  /** What a part of the data is called. */
  nameOf: (path: readonly string[]) => string;
}

/** Why the widget was not published, and that nothing of it is lost. */
export function PublishFailure({ failure, nameOf }: PublishFailureProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { uncertain, kind, fields } = failure;
  const title = uncertain ? 'theme.failed.uncertain' : 'theme.failed.title';
  return (
    <Notice tone="danger" title={translate(title)}>
      <p>{kind === 'conflict' && failure.message === '' ? translate('widgets.changed') : errorText(failure)}</p>
      {Object.entries(fields).map(([field, text]) => (
        <p key={field}>
          {translate('theme.failed.field', { field: nameOf(field.replace(/^data\./, '').split('.')), text })}
        </p>
      ))}
      <p>{translate('theme.failed.kept')}</p>
    </Notice>
  );
}
