import '../../../i18n/en/areas/moderation';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetOne, useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useState } from 'react';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { customers } from '../../../resources/customers';
import type { Entity } from '../../../resources/entity';
import { reviews } from '../../../resources/reviews';
import { rewards } from '../../../resources/rewards';
import { sales } from '../../../resources/sales';
import { defaultSort } from '../../../resources/sorts';
import { actionNote } from '../../engine/actions/actionNote';
import { Stars } from '../../engine/cells/numberCells';
import { useEntityLabels } from '../../engine/entity/entityLabels';
import { toRecordLink } from '../../engine/entity/recordLink';
import { type ListPage, listQuery } from '../../engine/listState/listQuery';
import { getAvailableActions } from '../../engine/records/actions';
import type { ConsoleRecord } from '../../engine/records/consoleRecord';
import { toFiniteNumber, toOrder, toPerson, toProduct, toReview, toText } from '../../engine/records/values';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { formatMoney } from '../../lib/format/formatMoney';
import { formatPoints } from '../../lib/format/formatPoints';
import { formatRating } from '../../lib/format/formatRating';
import { Thumbnail } from '../../ui/images/Thumbnail';
import { PageLink } from '../../ui/navigation/PageLink';
import { RelativeTime } from '../../ui/text/RelativeTime';
import styles from './RecordContextFacts.module.css';

/** Milliseconds that a record is shown before its context is read, so that a fast run through the queue reads none. */
const READ_DELAY_MS = 300;

/** The context of a customer or product is the same for several records. */
const FRESH_MS = 60_000;

const DAY_MS = 24 * 60 * 60 * 1000;

interface RecordContextFactsProps {
  entity: Entity;
  record: ConsoleRecord;
}

/**
 * What helps to decide about a review, a question or a reward: the customer's orders, earlier reviews and balance, the
 * product, and why a reward waits. Read when the record is shown; what the API doesn't have is left out.
 */
export function RecordContextFacts({ entity, record }: RecordContextFactsProps) {
  const translate = useTranslate();
  const isSettled = useSettled(record.id);
  const customerId = toPerson(record['customer'])?._id;
  const product = toProduct(record['product']);
  if (customerId === undefined && !product) return null;
  return (
    <aside className={styles.context} aria-label={translate('moderation.title')}>
      {isSettled && (
        <dl className={styles.facts}>
          {entity === rewards && <RewardFacts record={record} />}
          {customerId !== undefined && <CustomerFacts {...{ entity, record, customerId }} />}
          <NoteFacts {...{ entity, record }} />
          {product && <ProductFact productId={product.productId} name={product.name} />}
        </dl>
      )}
    </aside>
  );
}

/** Whether a record has been shown for a moment. */
function useSettled(id: string): boolean {
  const [settledId, setSettledId] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettledId(id), READ_DELAY_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return settledId === id;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Why a reward waits, and what approving it changes. */
function RewardFacts({ record }: { record: ConsoleRecord }) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const customerId = toPerson(record['customer'])?._id ?? '';
  const { data: customer } = useGetOne(customers.name, { id: customerId }, { enabled: customerId !== '' });
  const reviewId = toReview(record['review'])?._id ?? '';
  const { data: review } = useGetOne(reviews.name, { id: reviewId }, { enabled: reviewId !== '' });
  if (record['status'] !== 'pending') return null;
  const availableAt = toText(record['availableAt']);
  const reason = review?.['status'] === 'pending' ? 'review' : 'decision';
  const amount = record['type'] === 'points' ? toFiniteNumber(record['amount']) : null;
  const balance = toFiniteNumber(customer?.['totalPoints']);
  return (
    <>
      <Fact label={translate('moderation.waits.label')}>
        {translate(`moderation.waits.${reason}`)}
        {availableAt !== null && Date.parse(availableAt) > Date.now() && (
          <>
            {' '}
            <RelativeTime
              countsDown
              instant={availableAt}
              sentence={(time) => translate('moderation.waits.available', { time })}
            />
          </>
        )}
      </Fact>
      {amount !== null && balance !== null && (
        <Fact label={translate('moderation.balance')}>
          {translate('moderation.balanceChange', {
            before: formatPoints(balance, locale),
            after: formatPoints(balance + amount, locale),
          })}
        </Fact>
      )}
    </>
  );
}

/** What the possible actions would leave to do. */
function NoteFacts({ entity, record }: RecordContextFactsProps) {
  const translate = useTranslate();
  const labels = useEntityLabels(entity);
  const notes = getAvailableActions(entity, record).map((named) => ({
    label: labels.action(named.name),
    note: actionNote(named, [record], translate),
  }));
  return notes.map(
    ({ label, note }) =>
      note && (
        <Fact key={label} label={label}>
          {note}
        </Fact>
      ),
  );
}

/** The customer's balance, orders, and earlier reviews. */
function CustomerFacts({ entity, record, customerId }: RecordContextFactsProps & { customerId: string }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { locale } = useCurrentSite();
  const { data: customer } = useGetOne<ConsoleRecord>(customers.name, { id: customerId }, { staleTime: FRESH_MS });
  const { data: ordered } = useQuery({
    ...listQuery(dataProvider, rewards, {
      page: 0,
      limit: 25,
      sort: '',
      filters: { customerId, taskType: 'place_an_order' },
    }),
    staleTime: FRESH_MS,
  });
  const points = toFiniteNumber(customer?.['totalPoints']);
  const orders = toFiniteNumber(customer?.['totalOrders']);
  const at = Date.parse(toText(record['createdAt']) ?? '');
  const isBefore = (reward: ConsoleRecord) => Date.parse(toText(reward['createdAt']) ?? '') <= at;
  const purchase = toOrder(record['order'])
    ? record
    : ordered?.data.find((row) => toOrder(row['order']) && isBefore(row));
  const amounts = [
    points !== null && translate('ui.points', { smart_count: points, points: formatPoints(points, locale) }),
    orders !== null && translate('moderation.orders', { smart_count: orders, count: formatPoints(orders, locale) }),
  ].filter((amount) => amount !== false);
  return (
    <>
      {amounts.length > 0 && (
        <Fact label={translate('moderation.customer')}>{amounts.map(keepOnLine).join(' · ')}</Fact>
      )}
      {purchase && <OrderFact {...{ purchase, at }} />}
      {entity !== rewards && <EarlierReviews {...{ record, customerId }} />}
    </>
  );
}

/** Returns an amount and its unit as a text that no line break divides. */
const keepOnLine = (amount: string) => amount.replaceAll(' ', '\u00a0');

/** The last order before the record, known from the reward for it; its value, if the API has orders. */
function OrderFact({ purchase, at }: { purchase: ConsoleRecord; at: number }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { locale, buildOrderUrl } = useCurrentSite();
  const order = toOrder(purchase['order']);
  const number = order?.number ?? '';
  const { data } = useQuery({
    ...listQuery(dataProvider, sales, { page: 0, limit: 10, sort: '', filters: { search: number } }),
    enabled: number !== '',
    staleTime: FRESH_MS,
  });
  if (!order) return null;
  const found = data?.meta?.isFallback ? undefined : data?.data.find((row) => row['number'] === number);
  const total = toFiniteNumber(found?.['total']);
  const orderedAt = Date.parse(toText(found?.['createdAt']) ?? toText(purchase['createdAt']) ?? '');
  const days = Math.floor((at - orderedAt) / DAY_MS);
  const url = buildOrderUrl(order._id);
  const label = translate('moderation.orderNumber', { number });
  return (
    <Fact label={translate('moderation.purchase')}>
      {url === null ? label : <a href={url}>{label}</a>}
      {total !== null && ` · ${formatMoney(total, toText(found?.['currency']), locale)}`}
      {days === 0 && ` · ${translate('moderation.sameDay')}`}
      {days > 0 && ` · ${translate('moderation.daysBefore', { smart_count: days })}`}
    </Fact>
  );
}

/** Number of earlier reviews that are named. */
const NAMED_REVIEWS = 3;

function EarlierReviews({ record, customerId }: { record: ConsoleRecord; customerId: string }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { locale } = useCurrentSite();
  const labels = useEntityLabels(reviews);
  const { data } = useQuery({
    ...listQuery(dataProvider, reviews, {
      page: 0,
      limit: 10,
      sort: 'createdAtDesc',
      filters: { customerId },
    }),
    staleTime: FRESH_MS,
  });
  if (!data) return null;
  const others = data.data.filter(({ id }) => id !== record.id);
  const isListed = others.length < data.data.length;
  const count = data.total === undefined ? null : data.total - (isListed ? 1 : 0);
  return (
    <Fact label={translate('moderation.reviews')}>
      {count !== null &&
        translate('moderation.reviewCount', { smart_count: count, count: formatPoints(count, locale) })}
      {others.length > 0 && (
        <ul className={styles.reviews}>
          {others.slice(0, NAMED_REVIEWS).map((review) => {
            const title = labels.title(review);
            const link = toRecordLink(reviews.name, review.id, title);
            return (
              <li key={review.id} className={styles.review}>
                <Stars rating={toFiniteNumber(review['rating'])} />
                <span dir="auto" className={styles.name}>
                  {link === null ? title : <PageLink to={link}>{title}</PageLink>}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </Fact>
  );
}

const ratings = [1, 2, 3, 4, 5] as const;

/** Picture of the product, and the average of its published reviews. */
function ProductFact({ productId, name }: { productId: string; name: string | null }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { locale } = useCurrentSite();
  const { data: found } = useQuery({
    queryKey: ['products', productId],
    queryFn: ({ signal }) => dataProvider.searchProducts({ search: name ?? '', limit: 10, offset: 0, signal }),
    enabled: name !== null,
    staleTime: FRESH_MS,
  });
  const counts = useQueries({
    queries: ratings.map((rating) => ({
      queryKey: [reviews.name, 'getList', { productId, rating }],
      queryFn: ({ signal }: { signal: AbortSignal }): Promise<ListPage> =>
        dataProvider.getList<ConsoleRecord>(reviews.name, {
          pagination: { page: 1, perPage: 1 },
          sort: defaultSort(reviews),
          filter: { productId, rating: String(rating), status: 'approved' },
          meta: { onlyTotal: true },
          signal,
        }),
      staleTime: FRESH_MS,
    })),
  });
  const totals = counts.map(({ data }) => data?.total);
  const isKnown = totals.every((total) => total !== undefined);
  const sum = totals.reduce<number>((all, total = 0) => all + total, 0);
  const stars = totals.reduce<number>((all, total = 0, index) => all + total * (index + 1), 0);
  const imageUrl = found?.items.find((item) => item.productId === productId)?.imageUrl ?? null;
  return (
    <Fact label={translate('moderation.product')}>
      <span className={styles.product}>
        {imageUrl !== null && <Thumbnail src={imageUrl} label={name ?? undefined} />}
        <span>
          {isKnown &&
            (sum === 0
              ? translate('moderation.unrated')
              : translate('moderation.average', {
                  average: formatRating(stars / sum, locale),
                  count: formatPoints(sum, locale),
                  smart_count: sum,
                }))}
        </span>
      </span>
    </Fact>
  );
}
