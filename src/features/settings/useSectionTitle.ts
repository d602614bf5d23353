import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useCurrentSite } from '../../engine/shop/currentSite';
import type { SettingsSection } from '../../engine/shop/settingsUrl';

/** Sets the document title of a section. */
export function useSectionTitle(section: SettingsSection): void {
  const translate = useTranslate();
  const { siteName } = useCurrentSite();
  const page = translate('settingsIndex.inFind', { name: translate(`settingsIndex.sections.${section}`) });
  useEffect(() => {
    let isCurrent = true;
    // The shell sets the title of the whole page in an effect that runs later.
    queueMicrotask(() => {
      if (isCurrent) document.title = translate('shell.title', { page, shop: siteName });
    });
    return () => {
      isCurrent = false;
    };
  }, [translate, page, siteName]);
}
