import { languageOf } from '../../../../resources/languages';
import { type Sample, type TemplateVariable, templateVariables } from '../../../../resources/templates/variables';
import type { Shop } from '../../../engine/shop';
import { byLocale } from '../../../lib/byLocale';
import { points } from '../../../lib/points';
import type { Values } from '../markup/placeholders';

const day = 86_400_000;
const days = byLocale((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long' }));

/** What stands for the variables in a preview, as the language of the e-mail writes it. @param now milliseconds */
export function sampleValues(
  locale: string,
  { siteName, website }: Pick<Shop, 'siteName' | 'website'>,
  now: number,
): Values {
  const { tag } = languageOf(locale);
  const shown = ({ kind, sample }: Sample): string => {
    if (kind === 'number') return points(sample, tag);
    if (kind === 'day') return days(tag).format(now + sample * day);
    return kind === 'address' ? (website ?? '').replace(/\/$/, '') + sample : sample;
  };
  const entries: readonly (readonly [string, Sample])[] = Object.entries(templateVariables);
  return { ...Object.fromEntries(entries.map(([name, sample]) => [name, shown(sample)])), shopName: siteName };
}

/** The same with what is known of a customer; what is not known of it is empty, as it would be in the e-mail. */
export function customerValues(values: Values, customer: Readonly<Record<string, unknown>>, locale: string): Values {
  const text = (name: string) => (typeof customer[name] === 'string' ? String(customer[name]) : '');
  const balance = customer['totalPoints'];
  const own: Partial<Record<TemplateVariable, string>> = {
    firstName: text('firstName'),
    lastName: text('lastName'),
    emailAddress: text('emailAddress'),
    pointsBalance: typeof balance === 'number' ? points(balance, languageOf(locale).tag) : '',
  };
  return { ...values, ...own };
}
