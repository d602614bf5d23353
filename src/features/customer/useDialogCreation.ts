import { useDataProvider, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { type AppError, toAppError } from '../../../dataProvider/errors';
import type { CreateMeta } from '../../../dataProvider/writes/withProof';
import type { Created } from '../../../dataProvider/writes/writes';
import type { OpenForm } from '../../engine/drafts/useStoredForm';
import { useErrorCause } from '../../engine/errors/errorCause';
import { useErrorReason } from '../../engine/errors/errorReason';
import { useFieldErrors } from '../../engine/errors/useFieldErrors';

interface DialogCreationOptions {
  resource: 'points' | 'vouchers';
  messageKeys: {
    /** The response was lost, and its outcome is looked for. */
    checking: string;
    /** Takes `reason`. */
    failed: string;
    /** The outcome can't be determined. Takes `reason`. */
    unknown: string;
  };
  draft: Pick<OpenForm<unknown>, 'forget' | 'setSent'>;
  onClose: () => void;
}

interface DialogCreation {
  /**
   * Resolves to null if it failed; `errorMessage` says why.
   * @param describeAbsence says that nothing was created, after an uncertain outcome with its reason
   */
  create: (
    data: object,
    describeAbsence: (error: AppError, reason: string) => string | Promise<string>,
    meta?: CreateMeta,
  ) => Promise<Created | null>;
  errorMessage: string | null;
  /** Errors of the server by API field name. */
  fieldErrors: Readonly<Record<string, string>>;
  clearFieldErrors: () => void;
}

/** Creates a record from a dialog. On success, its draft is discarded and it closes. */
export function useDialogCreation({ resource, messageKeys, draft, onClose }: DialogCreationOptions): DialogCreation {
  const translate = useTranslate();
  const getErrorReason = useErrorReason();
  const getErrorCause = useErrorCause();
  const getFieldErrors = useFieldErrors();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const [fieldErrors, setFieldErrors] = useState<DialogCreation['fieldErrors']>({});

  return {
    async create(data, describeAbsence, meta) {
      setErrorMessage(null);
      setFieldErrors({});
      draft.setSent(true);
      try {
        const onLost = () => setErrorMessage(translate(messageKeys.checking));
        const created: Created = await dataProvider.create(resource, { data, meta: { ...meta, onLost } });
        draft.forget();
        onClose();
        return created;
      } catch (thrown) {
        const error = toAppError(thrown);
        if (!error.uncertain && !error.isVerified) draft.setSent(false);
        if (error.uncertain) setErrorMessage(translate(messageKeys.unknown, { reason: getErrorReason(error) }));
        // What the server said about its failure is more useful than that no response arrived.
        else if (error.isVerified && error.message === '') {
          setErrorMessage(await describeAbsence(error, getErrorReason(error.with({ uncertain: true }))));
        } else {
          setFieldErrors(getFieldErrors(error));
          setErrorMessage(translate(messageKeys.failed, { reason: getErrorCause(error) }));
        }
        return null;
      }
    },
    errorMessage,
    fieldErrors,
    clearFieldErrors: () => setFieldErrors({}),
  };
}
