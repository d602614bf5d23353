import { useTranslate } from 'ra-core';
import { useLayoutEffect, useRef, useState } from 'react';
import { useErrorText } from '../../../engine/errorText';
import { useSite } from '../../../session/useSite';
import { useToast } from '../../../ui/toastContext';

/** Whether the setup stands in the dashboard's place, and changing that: the page changes when the server has taken it. */
export function useIntro() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const toast = useToast();
  const { settings, changeSettings } = useSite();
  const region = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<boolean | null>(null);
  const isOpen = held ?? settings.marketingIntroCompleted === false;

  const before = useRef(isOpen);
  useLayoutEffect(() => {
    if (before.current === isOpen) return;
    before.current = isOpen;
    // The button that was pressed is gone with its page.
    const heading = region.current?.querySelector('h1');
    if (heading) heading.tabIndex = -1;
    heading?.focus();
  }, [isOpen]);

  return {
    region,
    isOpen,
    isSaving: held !== null,
    async change(opens: boolean) {
      if (held !== null) return;
      setHeld(isOpen);
      try {
        await changeSettings({ marketingIntroCompleted: !opens });
        toast({ tone: 'done', text: translate(opens ? 'dashboard.wizard.restarted' : 'dashboard.setup.finished') });
      } catch (error) {
        const failed = opens ? 'dashboard.wizard.restartFailed' : 'dashboard.setup.finishFailed';
        toast({ tone: 'danger', text: translate(failed, { reason: errorText(error) }) });
      }
      setHeld(null);
    },
  };
}
