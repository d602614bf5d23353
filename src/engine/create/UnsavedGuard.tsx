import { useTranslate } from 'ra-core';
import { LeaveGuard } from '../../ui/LeaveGuard';

/** Asks before what was typed is left behind, inside the console and when the tab is closed. */
export function UnsavedGuard({ when }: { when: () => boolean }) {
  const translate = useTranslate();
  return (
    <LeaveGuard
      when={when}
      title={translate('create.unsaved.title')}
      text={translate('create.unsaved.text')}
      stay={translate('create.unsaved.stay')}
      leave={translate('create.unsaved.leave')}
    />
  );
}
