import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { toAppError } from '../../../../dataProvider/errors';
import { isMissingCall } from '../../../../dataProvider/http/isMissingCall';
import { useErrorReason } from '../../../engine/errors/errorReason';

/** Returns a function that explains why an invitation failed. An API may list managers without inviting any. */
export function useInviteErrorText(): (error: unknown) => string {
  const translate = useTranslate();
  const getErrorReason = useErrorReason();
  return useCallback(
    (error) => {
      const reason = getErrorReason(error);
      return isMissingCall(toAppError(error)) ? `${reason} ${translate('settingsPage.team.inviteMissing')}` : reason;
    },
    [translate, getErrorReason],
  );
}
