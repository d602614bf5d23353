import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { parseProgramSettings } from '../../../../resources/loyalty/programSettings';
import type { Program } from '../../../../resources/programs';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatMoney } from '../../../lib/format/formatMoney';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Button } from '../../../ui/buttons/Button';
import { classes } from '../../../ui/classes';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { usePartTitle } from '../programs/usePartTitle';
import { useSentence, useSentenceValue } from '../programs/useSentence';
import { computeProgramMetrics, type NearestReward } from './programMetrics';
import styles from './programs.module.css';
import { buildMembersUrl, useMemberCount } from './useMemberCount';
import type { OrderValue } from './useOrderValue';

interface ProgramStatsProps {
  program: Program;
  orderValue: OrderValue;
}

/** Key metrics of a program. */
export function ProgramStats({ program, orderValue }: ProgramStatsProps) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const metrics = computeProgramMetrics(program, orderValue.value);
  const renderCount = ({ on, all }: { on: number; all: number }) => (
    <StatText
      value={formatPoints(on, locale)}
      note={translate('programs.figures.of', { count: formatPoints(all, locale) })}
    />
  );
  return (
    <dl className={styles.figures}>
      <Stat label={translate('programs.figures.tasks')}>{renderCount(metrics.tasks)}</Stat>
      <Stat label={translate('programs.figures.rewards')}>{renderCount(metrics.rewards)}</Stat>
      <OrderStat program={program} orderValue={orderValue} />
      <Stat label={translate('programs.figures.nearest')}>
        <NearestRewardStat nearest={metrics.nearest} program={program} />
      </Stat>
      <Stat label={translate('programs.figures.customers')}>
        <MemberStat program={program} />
      </Stat>
    </dl>
  );
}

function Stat({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A value with a note, which is placed below if the value is a sentence. */
function StatText({ value, note, isLong }: { value: string; note: ReactNode; isLong?: boolean }) {
  return (
    <>
      <bdi className={styles.value}>{value}</bdi>{' '}
      <span className={classes(styles.note, isLong && styles.long)}>{note}</span>
    </>
  );
}

/** Points for an average order. If the order value is unknown, lists what the tasks give for an order. */
function OrderStat({ program, orderValue: { value, isOwn, isPending } }: ProgramStatsProps) {
  const translate = useTranslate();
  const { currency, locale } = useCurrentSite();
  const sentence = useSentence(getPointsName(program));
  const formatValue = useSentenceValue(getPointsName(program));
  const { perOrder, orderSentences, orderConditions } = computeProgramMetrics(program, value);
  const label = translate(perOrder === null && !isPending ? 'programs.figures.orderAny' : 'programs.figures.order');
  if (orderSentences.length === 0) {
    return (
      <Stat label={label}>
        <StatText
          isLong
          value={translate('programs.figures.orderNone')}
          note={translate('programs.figures.orderNoTask')}
        />
      </Stat>
    );
  }
  if (isPending) {
    return (
      <Stat label={label}>
        <Skeleton width={90} height={20} />
      </Stat>
    );
  }
  if (perOrder === null) {
    return <Stat label={label}>{orderSentences.map((item) => sentence(item)).join(' ')}</Stat>;
  }
  const amount = formatMoney(value, currency, locale);
  const note = translate(isOwn ? 'programs.figures.orderOwn' : 'programs.figures.orderOf', { amount });
  // If orders earn nothing, their conditions explain why.
  const reasons = perOrder === 0 ? orderConditions.map((condition) => sentence(condition)) : [];
  return (
    <Stat label={label}>
      <StatText isLong value={formatValue({ points: perOrder })} note={[note, ...reasons].join('. ')} />
    </Stat>
  );
}

function NearestRewardStat({ nearest, program }: { nearest: NearestReward | null; program: Program }) {
  const translate = useTranslate();
  const partTitle = usePartTitle();
  const formatValue = useSentenceValue(getPointsName(program));
  if (!nearest) {
    return (
      <StatText isLong value={translate('programs.figures.noReward')} note={translate('programs.figures.noRewardOn')} />
    );
  }
  const price = formatValue({ points: nearest.cost });
  const note =
    nearest.orders === null
      ? translate('programs.figures.price', { points: price })
      : translate(`programs.figures.${getOrdersKey(nearest.orders, nearest.hasSignupPoints)}`, {
          points: price,
          smart_count: nearest.orders,
        });
  return <StatText isLong value={partTitle('rewards', nearest.reward)} note={note} />;
}

function getOrdersKey(orders: number, hasSignupPoints: boolean): string {
  if (orders === 0) return 'atOnce';
  return hasSignupPoints ? 'ordersAfter' : 'orders';
}

function MemberStat({ program: { _id } }: { program: Program }) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const { data: count, isPending, error, isFetching, refetch } = useMemberCount(_id);
  if (isPending) return <Skeleton width={48} height={20} />;
  if (error) {
    return (
      <StatText
        value={formatPoints(null, locale)}
        note={
          <>
            {translate('programs.figures.notKnown')}{' '}
            <Button size="small" busy={isFetching} onClick={() => void refetch()}>
              {translate('ui.retry')}
            </Button>
          </>
        }
      />
    );
  }
  return (
    <StatText
      value={formatPoints(count, locale)}
      note={count ? <Link to={buildMembersUrl(_id)}>{translate('programs.figures.seeCustomers')}</Link> : null}
    />
  );
}

const getPointsName = ({ settings }: Program) => ({ pointsName: parseProgramSettings(settings).pointsName });
