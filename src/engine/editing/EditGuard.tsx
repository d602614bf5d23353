import { useTranslate } from 'ra-core';
import { LeaveGuard } from '../../ui/navigation/LeaveGuard';
import type { EditVerb } from './EditBar';

interface EditGuardProps {
  /**
   * Checks if leaving would lose edits, such as `EditSession.hasUnsavedChanges`.
   * @param to URL of the next page; null if the tab is closed
   */
  when: (to: string | null) => boolean;
  /** What the texts call the save. */
  verb?: EditVerb;
}

/** Confirms leaving the page with unsaved edits. Needs the `editing` messages. */
export function EditGuard({ when, verb = 'publish' }: EditGuardProps) {
  const translate = useTranslate();
  return (
    <LeaveGuard
      when={when}
      title={translate(verb === 'save' ? 'ui.unsaved.title' : 'editing.unsaved.title')}
      text={translate(verb === 'save' ? 'editing.save.text' : 'editing.unsaved.text')}
      stay={translate('ui.unsaved.stay')}
      leave={translate('ui.unsaved.leave')}
    />
  );
}
