import { useTranslate } from 'ra-core';
import type { AppError } from '../../../dataProvider/errors';
import { Banner } from '../../ui/feedback/Banner';
import { useErrorReason } from '../errors/errorReason';
import type { EditVerb } from './EditBar';

interface PublishErrorProps {
  error: AppError;
  /** Returns the label of a field in the server's error response. */
  getFieldLabel: (field: string) => string;
  /** Message for a conflict without a server message. */
  conflictMessage?: string;
  /** What the texts call the save. */
  verb?: EditVerb;
}

/** Banner that explains why publishing failed and that the draft is kept. Needs the `editing` messages. */
export function PublishError({ error, getFieldLabel, conflictMessage, verb = 'publish' }: PublishErrorProps) {
  const translate = useTranslate();
  const getErrorReason = useErrorReason();
  const { uncertain, kind, message, fields } = error;
  const lacksMessage = kind === 'conflict' && message === '' && conflictMessage !== undefined;
  const outcome = uncertain ? 'uncertain' : 'title';
  return (
    <Banner tone="danger" title={translate(`editing.${verb === 'save' ? 'save.failed' : 'failed'}.${outcome}`)}>
      <p>{lacksMessage ? conflictMessage : getErrorReason(error)}</p>
      {Object.entries(fields).map(([field, text]) => (
        <p key={field}>{translate('ui.fieldText', { field: getFieldLabel(field), text })}</p>
      ))}
      <p>{translate('editing.failed.kept')}</p>
    </Banner>
  );
}
