import '../../../i18n/en/areas/productReviews';
import { useTranslate } from 'ra-core';
import { useCallback, useMemo, useState } from 'react';
import { Link, useParams } from 'react-router';
import { toAppError } from '../../../dataProvider/errors';
import { reviews } from '../../../resources/reviews';
import { useEntityLabels } from '../../engine/entity/entityLabels';
import { getActions } from '../../engine/records/actions';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { formatPoints } from '../../lib/format/formatPoints';
import { formatRating } from '../../lib/format/formatRating';
import { byRegion } from '../../lib/format/locale';
import { Button } from '../../ui/buttons/Button';
import { TimeChart } from '../../ui/chart/TimeChart';
import { Banner } from '../../ui/feedback/Banner';
import { CardSkeleton } from '../../ui/feedback/CardSkeleton';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Card } from '../../ui/layout/Card';
import columnStyles from '../../ui/layout/columns.module.css';
import flowStyles from '../../ui/layout/flow.module.css';
import { PageHeader } from '../../ui/layout/PageHeader';
import { BackButton } from '../../ui/navigation/BackButton';
import { ButtonLink } from '../../ui/navigation/ButtonLink';
import textStyles from '../../ui/text/text.module.css';
import { findMentionedWords, getAverage, getMonthlyAverages, isLow } from './productReviews';
import { needsReply, ReplyToAll } from './ReplyToAll';
import styles from './reviews.module.css';
import { type Review, useProductReviews } from './useProductReviews';

/** The reviews of a product as a whole: the average over time, what reviews with 1 or 2 stars mention, and replies to them. */
export default function ProductReviewsPage() {
  const { id = '' } = useParams();
  return <ProductReviews key={id} productId={id} />;
}

function ProductReviews({ productId }: { productId: string }) {
  const translate = useTranslate();
  const labels = useEntityLabels(reviews);
  const { locale } = useCurrentSite();
  const query = useProductReviews(productId);
  const { read, total, error, isPending, isFetching, refetch } = query;
  const name = read.find(({ product }) => product?.name)?.product?.name ?? productId;
  const average = getAverage(read);
  const header = (
    <PageHeader
      back={<BackButton to={`/${reviews.name}`} label={labels.name(2)} />}
      title={<bdi>{name}</bdi>}
      subtitle={average !== null && translate('productReviews.average', { average: formatRating(average, locale) })}
      actions={<ButtonLink to={getListUrl({ productId })}>{translate('productReviews.all')}</ButtonLink>}
    />
  );
  if (isPending) {
    return (
      <>
        {header}
        <div className={columnStyles.stack}>
          <CardSkeleton height={220} />
          <CardSkeleton rows={3} />
          <CardSkeleton rows={2} />
        </div>
      </>
    );
  }
  if (error && read.length === 0) {
    return (
      <>
        {header}
        <ErrorState error={toAppError(error)} busy={isFetching} onRetry={() => void refetch()} />
      </>
    );
  }
  if (read.length === 0) {
    return (
      <>
        {header}
        <EmptyState title={translate('list.state.empty')} text={translate('productReviews.none')} />
      </>
    );
  }
  return (
    <>
      {header}
      <div className={columnStyles.stack}>
        {query.hasNextPage && (
          <Banner
            tone="info"
            action={
              <Button size="small" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {translate('productReviews.older')}
              </Button>
            }
          >
            {total === null
              ? translate('productReviews.readSome', { read: formatPoints(read.length, locale) })
              : translate('productReviews.read', {
                  read: formatPoints(read.length, locale),
                  total: formatPoints(total, locale),
                })}
          </Banner>
        )}
        <AverageChart read={read} />
        <Mentions productId={productId} read={read} />
        <Unanswered productId={productId} read={read} />
      </div>
    </>
  );
}

const getListUrl = (filters: Readonly<Record<string, string>>) => `/${reviews.name}?${new URLSearchParams(filters)}`;

const monthFormats = byRegion((tag) => new Intl.DateTimeFormat(tag, { month: 'short', year: 'numeric' }));

function AverageChart({ read }: { read: readonly Review[] }) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const label = translate('productReviews.overTime');
  const points = useMemo(
    () =>
      getMonthlyAverages(read).map(({ month, average, count }) => ({
        at: month.getTime(),
        title: monthFormats(locale).format(month),
        values: [average],
        notes: [translate('productReviews.published', { smart_count: count, count: formatPoints(count, locale) })],
      })),
    [read, locale, translate],
  );
  const series = useMemo(() => [{ name: label, variant: 'line', tone: 'featured' } as const], [label]);
  const format = useCallback((value: number) => formatRating(value, locale), [locale]);
  if (points.length === 0) return null;
  return (
    <TimeChart
      isCard
      label={label}
      series={series}
      points={points}
      spacing="even"
      locale={locale}
      valueText={format}
      tickText={format}
      max={5}
    />
  );
}

interface PartProps {
  productId: string;
  read: readonly Review[];
}

/** Words that stand out in reviews with 1 or 2 stars, each with a link to those that have it. */
function Mentions({ productId, read }: PartProps) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const words = useMemo(() => findMentionedWords(read), [read]);
  const lowCount = read.filter(isLow).length;
  if (lowCount === 0) return null;
  return (
    <Card title={translate('productReviews.mentions')}>
      {words.length === 0 ? (
        <p className={textStyles.second}>{translate('productReviews.noWords')}</p>
      ) : (
        <ul className={styles.words}>
          {words.map(({ word, count }) => (
            <li key={word}>
              <Link to={getListUrl({ productId, rating: '1,2', search: word })}>
                <bdi>{word}</bdi>
              </Link>{' '}
              {formatPoints(count, locale)}
            </li>
          ))}
        </ul>
      )}
      <p className={textStyles.hint}>
        {translate('productReviews.counted', {
          smart_count: lowCount,
          low: formatPoints(lowCount, locale),
          read: formatPoints(read.length, locale),
        })}
      </p>
    </Card>
  );
}

/** The reviews with 1 or 2 stars that have no reply, and a button that replies to all. */
function Unanswered({ productId, read }: PartProps) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const [isReplying, setReplying] = useState(false);
  const unanswered = useMemo(() => read.filter(needsReply), [read]);
  const action = getActions(reviews).find((named) => named.action.text === 'reply');
  if (!read.some(isLow)) return null;
  const count = formatPoints(unanswered.length, locale);
  return (
    <Card title={translate('productReviews.low')}>
      <p>
        {unanswered.length === 0
          ? translate('productReviews.answered')
          : translate('productReviews.unanswered', { smart_count: unanswered.length, count })}
      </p>
      <span className={flowStyles.buttons}>
        {action && unanswered.length > 0 && (
          <Button kind="primary" aria-haspopup="dialog" onClick={() => setReplying(true)}>
            {translate('productReviews.replyAll')}
          </Button>
        )}
        <ButtonLink to={getListUrl({ productId, rating: '1,2' })}>{translate('productReviews.show')}</ButtonLink>
      </span>
      {action && isReplying && (
        <ReplyToAll productId={productId} action={action} unanswered={unanswered} onClose={() => setReplying(false)} />
      )}
    </Card>
  );
}
