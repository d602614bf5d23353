import { useLocale, useTranslate } from 'ra-core';
import type { ImportKindName } from '../../../../resources/imports';
import { customerWords } from '../../../../resources/imports/customerFields';
import { formatAndList } from '../../../lib/format/formatList';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Banner } from '../../../ui/feedback/Banner';
import type { FlowProps } from '../flow/useImportFlow';
import type { ColumnOverview, TableOverview } from '../worker/importSession';
import { columnName } from './columnLabels';
import type { ColumnMapping } from './guessColumns';
import { scoreHeader, splitHeader } from './headerWords';

/** A link to a picture, of those that reviews show. */
const PHOTO = /^https?:\/\/.*\.(?:gif|jpe?g|png|bmp|webp)\b/i;

const qualifiers = [...customerWords, 'vip', 'loyalty', 'program', 'reward', 'fidelite', 'current', 'name'];
/** As customers write it behind the name of a date. */
const dayQualifiers = [...customerWords, 'yyyy', 'mm', 'dd'];

const tierHeaders = ['tier', 'vip', 'level', 'membership level', 'niveau', 'palier', 'stufe', 'nivel', 'مستوى', 'فئة'];
const birthdayHeaders = [
  'birthday',
  'birth date',
  'date of birth',
  'dob',
  'bday',
  'anniversaire',
  'date de naissance',
  'geburtstag',
  'geburtsdatum',
  'cumpleanos',
  'fecha nacimiento',
  'عيد ميلاد',
  'تاريخ ميلاد',
];

const consentQualifiers = [...customerWords, 'email', 'sms', 'status', 'state', 'level'];
const consentHeaders = [
  'accepts marketing',
  'marketing consent',
  'marketing opt in',
  'opt in',
  'subscribed',
  'newsletter',
  'accepte marketing',
  'consentement marketing',
  'optin',
];

const replyQualifiers = ['store', 'merchant', 'owner', 'shop', 'public', 'created', 'at'];
const replyDateHeaders = ['reply date', 'replied', 'response date', 'date of reply', 'date reponse'];

const replyTextQualifiers = [
  ...['store', 'shop', 'merchant', 'owner', 'company', 'seller', 'vendor', 'business', 'brand', 'admin', 'manager'],
  ...['review', 'public', 'official', 'content', 'text', 'body', 'message'],
];
const replyHeaders = [
  ...['reply', 'response', 'answer', 'comment', 'reponse', 'commentaire', 'antwort', 'kommentar', 'respuesta'],
  ...['risposta', 'resposta', 'antwoord', 'odpowiedz', 'yanit', 'رد', 'ответ', '回复', '返信', '답글'],
];
/** More than one word, unlike a number of replies, or whether there is one. */
const SENTENCE = /\p{L}\s+\p{L}/u;

const hasHeader =
  (headers: readonly string[], extra: readonly string[]) =>
  ({ name, filled }: ColumnOverview): boolean =>
    filled > 0 && headers.some((header) => scoreHeader(splitHeader(name ?? ''), splitHeader(header), extra) > 0);

/** What files have that isn't imported, by the last part of its message key: whether a column has it. */
const leftOut: Readonly<
  Record<ImportKindName, Readonly<Record<string, (column: ColumnOverview, mapping: ColumnMapping) => boolean>>>
> = {
  reviews: {
    replies: (column, mapping) =>
      mapping['reply'] === undefined &&
      hasHeader(replyHeaders, replyTextQualifiers)(column) &&
      column.samples.some((text) => SENTENCE.test(text)),
    photos: ({ samples }) => samples.some((text) => PHOTO.test(text)),
    replyDates: hasHeader(replyDateHeaders, replyQualifiers),
  },
  customers: {
    tiers: hasHeader(tierHeaders, qualifiers),
    birthdays: hasHeader(birthdayHeaders, dayQualifiers),
    consent: hasHeader(consentHeaders, consentQualifiers),
  },
  points: {},
};

/** Says which columns have what isn't imported, such as links to photos, or what may be replies. */
export function LeftOutNotices({ kind, state, table }: FlowProps & { table: TableOverview }) {
  const translate = useTranslate();
  const locale = useLocale();
  const mapped = Object.values(state.mapping);
  const unused = table.columns.filter(({ index }) => !mapped.includes(index));
  return Object.entries(leftOut[kind]).map(([content, isIn]) => {
    const columns = unused.filter((column) => isIn(column, state.mapping));
    if (columns.length === 0) return null;
    const rows = Math.max(...columns.map(({ filled }) => filled));
    const names = columns.map((column) => columnName(column, translate));
    const values = { rows: formatPoints(rows, locale), columns: formatAndList(names, locale) };
    return (
      <Banner key={content} tone="info">
        {translate(`import.columns.${content}`, values)}
      </Banner>
    );
  });
}
