import '../../../i18n/en/areas/unsaved';
import '../../../i18n/en/areas/editing';
import { useTranslate } from 'ra-core';
import { LeaveGuard } from '../../ui/navigation/LeaveGuard';
import { hasDrafts } from '../drafts/unsentWork';
import type { EditVerb } from './Editor';

interface EditGuardProps {
  /**
   * Checks if leaving would lose edits, such as `EditSession.hasUnsavedChanges`.
   * @param to URL of the next page; null if the tab is closed
   */
  when: (to: string | null) => boolean;
  verb: EditVerb;
}

/** Confirms leaving the page with unsaved edits. Needs the `editing` messages. */
export function EditGuard({ when, verb }: EditGuardProps) {
  const translate = useTranslate();
  return (
    <LeaveGuard
      // The sign-out has its own question, and deletes drafts.
      when={(to) => !(to === '/logout' && hasDrafts()) && when(to)}
      title={translate(`editing.${verb}.leave.title`)}
      text={translate(`editing.${verb}.leave.text`)}
      stay={translate('unsaved.stay')}
      leave={translate('unsaved.leave')}
    />
  );
}
