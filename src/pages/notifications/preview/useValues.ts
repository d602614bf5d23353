import { useMemo, useState } from 'react';
import type { Picked } from '../../../engine/pickers/picked';
import { useShop } from '../../../engine/shop';
import type { Values } from '../markup/placeholders';
import { customerValues, sampleValues } from './values';

/** What the variables stand for in the preview: samples, with a customer's own data where one was picked. */
export function useValues(locale: string, reader: Picked | null): Values {
  const { siteName, website } = useShop();
  const [now] = useState(() => Date.now());
  return useMemo(() => {
    const samples = sampleValues(locale, { siteName, website }, now);
    return reader ? customerValues(samples, { ...Object(reader.value) }, locale) : samples;
  }, [locale, siteName, website, now, reader]);
}
