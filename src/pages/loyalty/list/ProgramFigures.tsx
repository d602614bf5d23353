import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { readProgramSettings } from '../../../../resources/loyalty/programSettings';
import type { Program } from '../../../../resources/programs';
import { useShop } from '../../../engine/shop';
import { money } from '../../../lib/money';
import { points } from '../../../lib/points';
import { Button } from '../../../ui/Button';
import { classes } from '../../../ui/classes';
import { Skeleton } from '../../../ui/Skeleton';
import { usePartTitle } from '../words/usePartTitle';
import { useSentence, useSentenceValue } from '../words/useSentence';
import { keyFiguresOf, type NearestReward } from './keyFigures';
import styles from './programs.module.css';
import { membersAddress, useMemberCount } from './useMemberCount';
import type { OrderValue } from './useOrderValue';

interface ProgramFiguresProps {
  program: Program;
  orderValue: OrderValue;
}

/** What a programme comes to, at a glance. */
export function ProgramFigures({ program, orderValue }: ProgramFiguresProps) {
  const translate = useTranslate();
  const { locale } = useShop();
  const figures = keyFiguresOf(program, orderValue.value);
  const count = ({ on, all }: { on: number; all: number }) => (
    <Told value={points(on, locale)} note={translate('programs.figures.of', { count: points(all, locale) })} />
  );
  return (
    <dl className={styles.figures}>
      <Figure label={translate('programs.figures.tasks')}>{count(figures.tasks)}</Figure>
      <Figure label={translate('programs.figures.rewards')}>{count(figures.rewards)}</Figure>
      <OrderFigure program={program} orderValue={orderValue} />
      <Figure label={translate('programs.figures.nearest')}>
        <Nearest nearest={figures.nearest} program={program} />
      </Figure>
      <Figure label={translate('programs.figures.customers')}>
        <Members program={program} />
      </Figure>
    </dl>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A figure, and what it is of, which stands below where it is a sentence. */
function Told({ value, note, isLong }: { value: string; note: ReactNode; isLong?: boolean }) {
  return (
    <>
      <bdi className={styles.value}>{value}</bdi>{' '}
      <span className={classes(styles.note, isLong && styles.long)}>{note}</span>
    </>
  );
}

/** What an order of average value earns; where no value is known, what the tasks give for an order. */
function OrderFigure({ program, orderValue: { value, isOwn, isPending } }: ProgramFiguresProps) {
  const translate = useTranslate();
  const { currency, locale } = useShop();
  const sentence = useSentence(pointsNameOf(program));
  const pointsText = useSentenceValue(pointsNameOf(program));
  const { perOrder, orderSentences, orderConditions } = keyFiguresOf(program, value);
  const label = translate(perOrder === null && !isPending ? 'programs.figures.orderAny' : 'programs.figures.order');
  if (orderSentences.length === 0) {
    return (
      <Figure label={label}>
        <Told isLong value={translate('programs.figures.orderNone')} note={translate('programs.figures.orderNoTask')} />
      </Figure>
    );
  }
  if (isPending) {
    return (
      <Figure label={label}>
        <Skeleton width={90} height={20} />
      </Figure>
    );
  }
  if (perOrder === null) {
    return <Figure label={label}>{orderSentences.map((one) => sentence(one)).join(' ')}</Figure>;
  }
  const amount = money(value, currency, locale);
  const note = translate(isOwn ? 'programs.figures.orderOwn' : 'programs.figures.orderOf', { amount });
  // What keeps an order from earning anything is worth saying.
  const why = perOrder === 0 ? orderConditions.map((one) => sentence(one)) : [];
  return (
    <Figure label={label}>
      <Told isLong value={pointsText({ points: perOrder })} note={[note, ...why].join('. ')} />
    </Figure>
  );
}

function Nearest({ nearest, program }: { nearest: NearestReward | null; program: Program }) {
  const translate = useTranslate();
  const partTitle = usePartTitle();
  const pointsText = useSentenceValue(pointsNameOf(program));
  if (!nearest) {
    return (
      <Told isLong value={translate('programs.figures.noReward')} note={translate('programs.figures.noRewardOn')} />
    );
  }
  const price = pointsText({ points: nearest.cost });
  const note =
    nearest.orders === null
      ? translate('programs.figures.price', { points: price })
      : translate(`programs.figures.${ordersKey(nearest.orders, nearest.hasWelcome)}`, {
          points: price,
          smart_count: nearest.orders,
        });
  return <Told isLong value={partTitle('rewards', nearest.reward)} note={note} />;
}

function ordersKey(orders: number, hasWelcome: boolean): string {
  if (orders === 0) return 'atOnce';
  return hasWelcome ? 'ordersAfter' : 'orders';
}

function Members({ program: { _id } }: { program: Program }) {
  const translate = useTranslate();
  const { locale } = useShop();
  const { data: count, isPending, error, isFetching, refetch } = useMemberCount(_id);
  if (isPending) return <Skeleton width={48} height={20} />;
  if (error) {
    return (
      <Told
        value={points(null, locale)}
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
    <Told
      value={points(count, locale)}
      note={count ? <Link to={membersAddress(_id)}>{translate('programs.figures.seeCustomers')}</Link> : null}
    />
  );
}

const pointsNameOf = ({ settings }: Program) => ({ pointsName: readProgramSettings(settings).pointsName });
