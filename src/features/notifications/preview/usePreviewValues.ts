import { mapValues } from 'es-toolkit/object';
import { useMemo, useState } from 'react';
import { getLanguage } from '../../../../resources/languages';
import { type Sample, type TemplateVariable, variableSamples } from '../../../../resources/templates/variables';
import type { PickedItem } from '../../../engine/pickers/pickedItem';
import { type CurrentSite, useCurrentSite } from '../../../engine/shop/currentSite';
import { formatPoints } from '../../../lib/format/formatPoints';
import { byLocale } from '../../../lib/format/locale';
import type { PlaceholderValues } from '../markup/placeholders';

const DAY_MS = 86_400_000;
const dateFormats = byLocale((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long' }));

/** Returns the values of the variables in the preview: samples, or the data of the picked customer. */
export function usePreviewValues(locale: string, recipient: PickedItem | null): PlaceholderValues {
  const { siteName, website } = useCurrentSite();
  const [now] = useState(() => Date.now());
  return useMemo(() => {
    const samples = getSampleValues(locale, { siteName, website }, now);
    return recipient ? getCustomerValues(samples, { ...Object(recipient.value) }, locale) : samples;
  }, [locale, siteName, website, now, recipient]);
}

/**
 * Returns sample values of the variables, formatted in the language of the email.
 * @param now epoch milliseconds
 */
function getSampleValues(
  locale: string,
  { siteName, website }: Pick<CurrentSite, 'siteName' | 'website'>,
  now: number,
): PlaceholderValues {
  const { tag } = getLanguage(locale);
  const formatSample = ({ kind, sample }: Sample): string => {
    if (kind === 'number') return formatPoints(sample, tag);
    if (kind === 'day') return dateFormats(tag).format(now + sample * DAY_MS);
    return kind === 'address' ? (website ?? '').replace(/\/$/, '') + sample : sample;
  };
  return { ...mapValues(variableSamples, formatSample), shopName: siteName };
}

/** Returns the values with a customer's data filled in. Missing data are empty, as in the sent email. */
function getCustomerValues(
  values: PlaceholderValues,
  customer: Readonly<Record<string, unknown>>,
  locale: string,
): PlaceholderValues {
  const getText = (name: string) => (typeof customer[name] === 'string' ? String(customer[name]) : '');
  const balance = customer['totalPoints'];
  const customerValues: Partial<Record<TemplateVariable, string>> = {
    firstName: getText('firstName'),
    lastName: getText('lastName'),
    emailAddress: getText('emailAddress'),
    pointsBalance: typeof balance === 'number' ? formatPoints(balance, getLanguage(locale).tag) : '',
  };
  return { ...values, ...customerValues };
}
