import { useTranslate } from 'ra-core';
import { parseProgramSettings } from '../../../../resources/loyalty/programSettings';
import type { Program } from '../../../../resources/programs';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatMoney } from '../../../lib/format/formatMoney';
import type { MetricValues } from './computeProgramCost';
import type { CostMetricName } from './costMetrics';
import type { Simulation } from './simulateProgram';
import { useMetricText } from './useMetricText';

interface MetricContext {
  program: Program;
  simulation: Simulation;
  values: MetricValues;
}

/** Message key and its parameters. */
type MetricMessage = ['text' | 'none' | 'expiring', Readonly<Record<string, unknown>>?];

/** Explains a cost metric in a sentence with the values behind it. Needs the `costs` messages. */
export function useMetricSentence(): (name: CostMetricName, context: MetricContext) => string {
  const translate = useTranslate();
  const { currency, locale } = useCurrentSite();
  const text = useMetricText();
  const amount = (value: number) => formatMoney(value, currency, locale);
  const formatMemberOrders = (values: MetricValues) =>
    text.value('count', (values.orders ?? 0) * (values.memberOrderShare ?? 0));

  const sentences: Readonly<Record<CostMetricName, (context: MetricContext) => MetricMessage>> = {
    cost: ({ simulation: { pointCost, redeemed } }) =>
      pointCost === 0 ? ['none'] : ['text', { redeemed: text.points(redeemed), hundred: amount(pointCost * 100) }],
    payout: ({ simulation: { payout } }) =>
      payout === null ? ['none'] : ['text', { spent: amount(100), back: amount(payout * 100) }],
    costPerOrder: ({ simulation: { costPerOrder }, values }) =>
      costPerOrder === null ? ['none'] : ['text', { orders: formatMemberOrders(values) }],
    extraOrders: ({ simulation: { extraOrders }, values }) =>
      extraOrders === null
        ? ['none']
        : ['text', { left: amount((values.averageOrderValue ?? 0) * (values.margin ?? 0)) }],
    issued: ({ values }) => ['text', { orders: formatMemberOrders(values) }],
    redeemed: ({ simulation: { issued, redeemed } }) =>
      issued === 0 ? ['none'] : ['text', { share: text.value('share', redeemed / issued) }],
    owed({ program, values }) {
      const months = parseProgramSettings(program.settings).expiresAfterMonths;
      const now = text.points(values.pointsOwed ?? 0);
      return months === null ? ['text', { now }] : ['expiring', { now, smart_count: months }];
    },
    owedCost: () => ['text'],
  };
  return (name, context) => {
    const [key, params] = sentences[name](context);
    return translate(`costs.figure.${name}.${key}`, params);
  };
}
