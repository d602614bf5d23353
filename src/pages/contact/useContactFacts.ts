import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { clipText } from '../../lib/format/clipText';
import { getLastError, getLastPage } from '../../lib/storage/supportFacts';
import { usePlatform } from '../../session/usePlatform';
import { useSite } from '../../session/useSite';
import type { Fact } from './contactForm';

/** Support needs the beginning of long values only. */
const MAX_VALUE_LENGTH = 300;

/** Facts that help support, without those that are not known. */
export function useContactFacts(): readonly Fact[] {
  const translate = useTranslate();
  const { site, settings } = useSite();
  // A failure of sending itself must not change what the next attempt sends.
  const [recorded] = useState(() => ({ page: getLastPage(), error: getLastError() }));
  const platform = usePlatform()?.name ?? settings.platform;
  const values = {
    storeId: site._id,
    store: site.name,
    platform,
    plan: settings.planName,
    page: recorded.page,
    browser: navigator.userAgent,
    error: recorded.error,
  };
  return Object.entries(values).flatMap(([key, value]) =>
    value ? [{ key, label: translate(`contact.facts.${key}`), value: clipText(value, MAX_VALUE_LENGTH) }] : [],
  );
}
