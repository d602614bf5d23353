import '../../../i18n/en/areas/analytics';
import '../../../i18n/en/areas/hiding';
import { groupBy } from 'es-toolkit/array';
import { useTranslate } from 'ra-core';
import { toAppError } from '../../../dataProvider/errors';
import { reviews } from '../../../resources/reviews';
import { useHidden } from '../../engine/actions/useHidden';
import { useEntityLabels } from '../../engine/entity/entityLabels';
import { toRecordLink } from '../../engine/entity/recordLink';
import { downloadFile } from '../../engine/export/downloadFile';
import { type HiddenRecord, hidingReasons } from '../../engine/history/hiddenLog';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { formatCsvLine, UTF8_BOM } from '../../lib/csv/csvLine';
import { toDay } from '../../lib/format/day';
import { EMPTY_PLACEHOLDER } from '../../lib/format/EMPTY_PLACEHOLDER';
import { formatDay } from '../../lib/format/formatDay';
import { formatPoints } from '../../lib/format/formatPoints';
import { byRegion } from '../../lib/format/locale';
import { Button } from '../../ui/buttons/Button';
import { Banner } from '../../ui/feedback/Banner';
import { CardSkeleton } from '../../ui/feedback/CardSkeleton';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Card } from '../../ui/layout/Card';
import columnStyles from '../../ui/layout/columns.module.css';
import { PageHeader } from '../../ui/layout/PageHeader';
import tables from '../../ui/layout/table.module.css';
import { BackButton } from '../../ui/navigation/BackButton';
import { PageLink } from '../../ui/navigation/PageLink';
import textStyles from '../../ui/text/text.module.css';
import styles from './analytics.module.css';
import { FairModeration } from './FairModeration';

/** The reviews that were hidden in this browser, by month, reason and rating, and how fair that is. */
export function HiddenReviewsPage() {
  const translate = useTranslate();
  const labels = useEntityLabels(reviews);
  return (
    <>
      <PageHeader
        back={<BackButton to={`/${reviews.name}`} label={labels.name(2)} />}
        title={translate('analytics.fair.title')}
      />
      <div className={columnStyles.stack}>
        <FairModeration />
        <Report />
      </div>
    </>
  );
}

function Report() {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const { entries, isStored, error, refetch } = useHidden();
  if (!entries) {
    return error ? <ErrorState error={toAppError(error)} onRetry={refetch} /> : <CardSkeleton rows={4} />;
  }
  const all = entries.filter(({ resource }) => resource === reviews.name);
  const hidden = all.filter(({ shown }) => shown === null);
  const first = all.at(-1);
  const unanswered = hidden.filter(({ reason }) => reason === null);
  return (
    <>
      <Card title={translate('hiding.byReason')} action={all.length > 0 && <Download entries={all} />}>
        {!isStored && <Banner tone="waiting">{translate('hiding.notStored')}</Banner>}
        {first ? (
          <>
            <p>
              {translate('hiding.covered', {
                smart_count: all.length,
                count: formatPoints(all.length, locale),
                date: formatDay(toDay(new Date(first.at)), locale),
                hidden: formatPoints(hidden.length, locale),
              })}
            </p>
            <ReasonTable entries={hidden} />
          </>
        ) : (
          <p>{translate('hiding.empty')}</p>
        )}
        <p className={textStyles.hint}>{translate('hiding.scope')}</p>
        <p className={textStyles.hint}>{translate('hiding.rules')}</p>
      </Card>
      {unanswered.length > 0 && <Unanswered entries={unanswered} />}
    </>
  );
}

const ratings = [5, 4, 3, 2, 1] as const;
const monthFormat = byRegion((tag) => new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric' }));

/** A row for each month and reason, the latest month first. */
function ReasonTable({ entries }: { entries: readonly HiddenRecord[] }) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const groups = groupBy(entries, ({ at, reason }) => `${toDay(new Date(at)).slice(0, 7)} ${reason ?? 'none'}`);
  const order = (key: string) => [...hidingReasons, 'none'].findIndex((reason) => key.endsWith(` ${reason}`));
  const rows = Object.entries(groups).sort(
    ([a], [b]) => b.slice(0, 7).localeCompare(a.slice(0, 7)) || order(a) - order(b),
  );
  const count = (of: readonly HiddenRecord[], rating: number) =>
    formatPoints(of.filter((entry) => entry.rating === rating).length, locale);
  return (
    <div className={tables.scroller}>
      <table className={styles.report} aria-label={translate('hiding.byReason')}>
        <thead>
          <tr>
            <th scope="col">{translate('hiding.month')}</th>
            <th scope="col">{translate('hiding.reason')}</th>
            {ratings.map((rating) => (
              <th key={rating} scope="col">
                {translate('hiding.stars', { smart_count: rating })}
              </th>
            ))}
            <th scope="col">{translate('hiding.total')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, of], index) => {
            const isFirst = key.slice(0, 7) !== rows[index - 1]?.[0].slice(0, 7);
            return (
              <tr key={key}>
                <th scope="row">{isFirst && monthFormat(locale).format(of[0]?.at)}</th>
                <td>{translate(`hiding.reasons.${of[0]?.reason ?? 'none'}`)}</td>
                {ratings.map((rating) => (
                  <td key={rating}>{count(of, rating)}</td>
                ))}
                <td className={textStyles.strong}>{formatPoints(of.length, locale)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Downloads a line for each review, also of those that were published again. */
function Download({ entries }: { entries: readonly HiddenRecord[] }) {
  const translate = useTranslate();
  const download = () => {
    const columns = ['month', 'rating', 'reason', 'details', 'hiddenOn', 'shownOn', 'review'];
    const formatDate = (at: number) => toDay(new Date(at));
    const lines = entries.map(({ at, rating, reason, details, shown, recordId }) =>
      formatCsvLine([
        formatDate(at).slice(0, 7),
        rating,
        translate(`hiding.reasons.${reason ?? 'none'}`),
        details,
        formatDate(at),
        shown && formatDate(shown.at),
        recordId,
      ]),
    );
    const head = formatCsvLine(columns.map((column) => translate(`hiding.csv.${column}`)));
    downloadFile(new Blob([UTF8_BOM, head, ...lines], { type: 'text/csv' }), 'hidden-reviews.csv');
  };
  return (
    <Button size="small" icon="download" onClick={download}>
      {translate('analytics.csv')}
    </Button>
  );
}

/** Number of reviews without a reason that are listed. */
const MAX_LISTED = 20;

/** The reviews that were hidden without a reason, each with a link to its panel, where one can be given. */
function Unanswered({ entries }: { entries: readonly HiddenRecord[] }) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  return (
    <Card title={translate('hiding.reasons.none')}>
      <ul className={styles.numbers}>
        {entries.slice(0, MAX_LISTED).map(({ id, recordId, rating, at }) => (
          <li key={id} className={styles.number}>
            <PageLink to={toRecordLink(reviews.name, recordId, null) ?? `/${reviews.name}`}>
              {rating === null ? EMPTY_PLACEHOLDER : translate('hiding.stars', { smart_count: rating })}
            </PageLink>
            <span>{formatDay(toDay(new Date(at)), locale)}</span>
          </li>
        ))}
      </ul>
      {entries.length > MAX_LISTED && <p>{translate('ui.more', { smart_count: entries.length - MAX_LISTED })}</p>}
    </Card>
  );
}
