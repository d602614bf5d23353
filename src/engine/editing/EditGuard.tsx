import { useTranslate } from 'ra-core';
import { LeaveGuard } from '../../ui/LeaveGuard';

interface EditGuardProps {
  /** Whether something would be left behind, as {@link Edited.holdsWork} says; @param to the page, null: the tab is closed */
  when: (to: string | null) => boolean;
}

/** Asks before what is not published is left. Needs the words of `editing`. */
export function EditGuard({ when }: EditGuardProps) {
  const translate = useTranslate();
  return (
    <LeaveGuard
      when={when}
      title={translate('editing.unsaved.title')}
      text={translate('editing.unsaved.text')}
      stay={translate('editing.unsaved.stay')}
      leave={translate('editing.unsaved.leave')}
    />
  );
}
