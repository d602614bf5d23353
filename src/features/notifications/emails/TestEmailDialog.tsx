import '../../../../i18n/en/areas/templateEditor';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { type AppError, toAppError } from '../../../../dataProvider/errors';
import { isMissingCall } from '../../../../dataProvider/http/isMissingCall';
import type { TemplateDraft } from '../../../../dataProvider/methods/templateCalls';
import { useDraft } from '../../../engine/drafts/useDraft';
import { useErrorCause } from '../../../engine/errors/errorCause';
import { useFieldErrors } from '../../../engine/errors/useFieldErrors';
import { isEmail } from '../../../lib/email';
import { TextBox } from '../../../ui/inputs/TextBox';
import { Modal } from '../../../ui/overlays/Modal';

/** Query key of the flag that the API has no endpoint for test emails. */
const missingTestQueryKey = ['templates', 'noTest'];

interface TestEmailDialogProps {
  /** Returns the texts to send. */
  getDraft: () => TemplateDraft;
  /** What the dialog sends. */
  text: string;
  /** Recipient until another one is typed. */
  defaultTo: string;
  onClose: () => void;
}

/** Sends an email as a test to one address. Needs the `templateEditor` messages. */
export default function TestEmailDialog({ getDraft, text, defaultTo, onClose }: TestEmailDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const getErrorCause = useErrorCause();
  const getFieldErrors = useFieldErrors();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const client = useQueryClient();
  const [typedEmail, setTypedEmail] = useDraft('edit:templates.test');
  const [isMissing, setMissing] = useState(() => client.getQueryData(missingTestQueryKey) === true);
  const [isChecked, setChecked] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const to = typedEmail || defaultTo;
  const isValid = isEmail(to.trim());

  const submit = async () => {
    setChecked(true);
    if (!isValid) return;
    setError(null);
    try {
      const calls = await dataProvider.templateCalls();
      await calls.sendTest(getDraft(), to.trim());
      setTypedEmail('');
      notify(translate('templateEditor.test.sent', { to: to.trim() }), { type: 'success' });
      onClose();
    } catch (thrown) {
      const appError = toAppError(thrown);
      if (isMissingCall(appError)) {
        // Keep the flag for the whole session.
        client.setQueryDefaults(missingTestQueryKey, { gcTime: Number.POSITIVE_INFINITY });
        client.setQueryData(missingTestQueryKey, true);
        setMissing(true);
      } else setError(appError);
    }
  };
  const getErrorMessage = () => {
    if (isMissing) {
      return (
        <>
          <p>{translate('templateEditor.test.missing')}</p>
          <p>{translate('templateEditor.test.missingText')}</p>
        </>
      );
    }
    if (!error) return null;
    const messageKey = error.uncertain ? 'templateEditor.test.uncertain' : 'templateEditor.test.failed';
    return translate(messageKey, { reason: getErrorCause(error) });
  };
  const serverError = error ? getFieldErrors(error)['to'] : undefined;
  return (
    <Modal
      title={translate('templateEditor.test.title')}
      onCancel={onClose}
      onSubmit={submit}
      submitLabel={translate('templateEditor.test.submit')}
      submitDisabled={isMissing}
      error={getErrorMessage()}
    >
      <p>{text}</p>
      <TextBox
        label={translate('templateEditor.test.to')}
        type="email"
        autoComplete="email"
        required
        value={to}
        onChange={setTypedEmail}
        error={isChecked && !isValid ? translate('templateEditor.test.notAnAddress') : serverError}
      />
    </Modal>
  );
}
