import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { CustomerCalls } from '../../../dataProvider/methods/customers';
import type { useIdempotentForm } from '../../engine/drafts/useIdempotentForm';
import { useErrorText } from '../../engine/errors/errorText';
import { useFieldErrors } from '../../engine/errors/useFieldErrors';
import { useProvider } from '../../engine/shop/useProvider';
import { writeAndVerify } from '../../engine/writes/verifiedWrite';

/** Whether a submission arrived. `message` is localized. */
export type SubmissionCheck<Result> =
  | { kind: 'applied'; result: Result }
  | { kind: 'notApplied' | 'unknown'; message: string };

interface Submission<Result> {
  /** The submitted values. Retries of the same intent send the same Idempotency-Key. */
  intent: unknown;
  /** @throws AppError */
  write: (calls: CustomerCalls, idempotencyKey: string) => Promise<Result>;
  /** Checks the outcome if the response was lost. */
  check: () => Promise<SubmissionCheck<Result>>;
  onSuccess: (result: Result) => void;
}

interface SubmitMessageKeys {
  /** Shown while a lost response is being verified. */
  checking: string;
  /** Shown after a failure; takes `reason`. */
  failed: string;
}

interface IdempotentSubmit {
  /** Resolves when the outcome is known or can't be determined. */
  submit: <Result>(submission: Submission<Result>) => Promise<void>;
  /** Localized error message. */
  errorMessage: string | null;
  /** Server errors by API field name. */
  fieldErrors: Readonly<Record<string, string>>;
  clearFieldErrors: () => void;
}

/**
 * Submits a form that must not be sent twice, and checks the outcome if the response is lost. On success, discards the
 * draft and closes the dialog.
 */
export function useIdempotentSubmit(
  messageKeys: SubmitMessageKeys,
  draft: Pick<ReturnType<typeof useIdempotentForm>, 'idempotencyKeyFor' | 'forget'>,
  onClose: () => void,
): IdempotentSubmit {
  const translate = useTranslate();
  const errorText = useErrorText();
  const getFieldErrors = useFieldErrors();
  const queryClient = useQueryClient();
  const dataProvider = useProvider();
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const [fieldErrors, setFieldErrors] = useState<IdempotentSubmit['fieldErrors']>({});

  const send = async <Result>({ intent, write, check, onSuccess }: Submission<Result>) => {
    const key = draft.idempotencyKeyFor(intent);
    const succeed = (result: Result) => {
      onSuccess(result);
      draft.forget();
      onClose();
    };
    setErrorMessage(null);
    setFieldErrors({});
    const result = await writeAndVerify({
      write: async () => write(await dataProvider.customerCalls(), key),
      load() {
        setErrorMessage(translate(messageKeys.checking));
        return check();
      },
      verify: ({ kind }) => kind,
      verifiedKinds: [],
    });
    if (result.kind === 'written') return succeed(result.response);
    const checked = 'state' in result ? result.state : null;
    if (checked?.kind === 'applied') return succeed(checked.result);
    // What the server said about its failure is more useful than that no answer arrived.
    const isExplained = checked?.kind === 'notApplied' && result.error.message !== '';
    if (checked && !isExplained) return setErrorMessage(checked.message);
    setFieldErrors(getFieldErrors(result.error));
    setErrorMessage(translate(messageKeys.failed, { reason: errorText(result.error) }));
  };
  return {
    submit: (submission) => send(submission).finally(() => void queryClient.invalidateQueries()),
    errorMessage,
    fieldErrors,
    clearFieldErrors: () => setFieldErrors({}),
  };
}
