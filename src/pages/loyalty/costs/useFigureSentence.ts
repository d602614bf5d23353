import { useTranslate } from 'ra-core';
import { readProgramSettings } from '../../../../resources/loyalty/programSettings';
import type { Program } from '../../../../resources/programs';
import { useShop } from '../../../engine/shop';
import { money } from '../../../lib/money';
import type { CostFigureName } from './costFigures';
import type { FigureValues } from './programCost';
import type { Simulation } from './simulateProgram';
import { useFigureText } from './useFigureText';

interface Reckoned {
  program: Program;
  simulation: Simulation;
  values: FigureValues;
}

/** A word of the figure, and what stands in it. */
type Said = ['text' | 'none' | 'expiring', Readonly<Record<string, unknown>>?];

/** Explains a figure in a sentence, with the figures that it is made of. Needs the words of `costs`. */
export function useFigureSentence(): (name: CostFigureName, reckoned: Reckoned) => string {
  const translate = useTranslate();
  const { currency, locale } = useShop();
  const text = useFigureText();
  const amount = (value: number) => money(value, currency, locale);
  const membersOrders = (values: FigureValues) => text.value('count', (values.orders ?? 0) * (values.takeUp ?? 0));

  const sentences: Readonly<Record<CostFigureName, (reckoned: Reckoned) => Said>> = {
    cost: ({ simulation: { pointCost, redeemed } }) =>
      pointCost === 0 ? ['none'] : ['text', { redeemed: text.points(redeemed), hundred: amount(pointCost * 100) }],
    payout: ({ simulation: { payout } }) =>
      payout === null ? ['none'] : ['text', { spent: amount(100), back: amount(payout * 100) }],
    costPerOrder: ({ simulation: { costPerOrder }, values }) =>
      costPerOrder === null ? ['none'] : ['text', { orders: membersOrders(values) }],
    extraOrders: ({ simulation: { extraOrders }, values }) =>
      extraOrders === null
        ? ['none']
        : ['text', { left: amount((values.averageOrderValue ?? 0) * (values.margin ?? 0)) }],
    issued: ({ values }) => ['text', { orders: membersOrders(values) }],
    redeemed: ({ simulation: { issued, redeemed } }) =>
      issued === 0 ? ['none'] : ['text', { share: text.value('share', redeemed / issued) }],
    owed({ program, values }) {
      const months = readProgramSettings(program.settings).expiresAfterMonths;
      const now = text.points(values.pointsOwed ?? 0);
      return months === null ? ['text', { now }] : ['expiring', { now, smart_count: months }];
    },
    owedCost: () => ['text'],
  };
  return (name, reckoned) => {
    const [key, facts] = sentences[name](reckoned);
    return translate(`costs.figure.${name}.${key}`, facts);
  };
}
