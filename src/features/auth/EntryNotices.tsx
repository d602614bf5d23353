import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { type AppErrorKind, toAppError } from '../../../dataProvider/errors';
import { clipText } from '../../lib/format/text';
import { useAccountName } from '../../session/useAccountName';
import { Banner } from '../../ui/feedback/Banner';

/** Why an answer or a connection failed, as shown by {@link FailureNotice}. */
export interface EntryFailure {
  /** What failed. */
  title: string;
  reason: string;
  /** What to do. */
  hint?: string;
}

/** Alert that says what failed, why, and what to do. */
export function FailureNotice({ failure: { title, reason, hint } }: { failure: EntryFailure }) {
  return (
    <Banner tone="danger" title={title}>
      <p>{reason}</p>
      {hint !== undefined && <p>{hint}</p>}
    </Banner>
  );
}

/** Tells a signed-in user that this page may lead to another account, and that the console asks before. */
export function AccountNotice() {
  const translate = useTranslate();
  const name = useAccountName();
  return name === '' ? null : <Banner tone="info">{translate('auth.signedInAs', { name })}</Banner>;
}

/** Longer server messages are clipped. */
const MAX_ERROR_LENGTH = 300;

/** Kinds whose general text also fits a page without a session. */
const generalKinds: readonly AppErrorKind[] = ['offline', 'timeout', 'tooMany', 'unsendableToken'];

/** Returns a function that describes why a call without a session failed: the server's text, or what to do. */
export function useEntryErrorText(): (error: unknown) => string {
  const translate = useTranslate();
  return useCallback(
    (thrown) => {
      const { kind, message } = toAppError(thrown);
      if (message !== '') return clipText(message, MAX_ERROR_LENGTH);
      return generalKinds.includes(kind)
        ? `${translate(`errors.${kind}.title`)}. ${translate(`errors.${kind}.text`)}`
        : `${translate('auth.unexpected')}. ${translate('auth.unexpectedText')}`;
    },
    [translate],
  );
}
