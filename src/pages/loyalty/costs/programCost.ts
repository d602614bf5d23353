import type { Program } from '../../../../resources/programs';
import type { Assumptions } from './assumptions';
import { type FigureName, figureNames, neededForCost, neededForMore } from './figures';
import { type Simulation, simulateProgram } from './simulateProgram';

/** The figures that are known: the merchant's own, else the shop's. */
export type FigureValues = Readonly<Partial<Record<FigureName, number>>>;

/** What a programme costs, and what nobody knows for it yet. */
export interface ProgramCost {
  simulation: Simulation;
  /** Figures that each answer still needs; none of it is shown until they are filled in. */
  missing: Readonly<Record<'cost' | 'breakEven' | 'owed', readonly FigureName[]>>;
}

/** What a programme costs on the figures that are known. */
export function programCost(program: Program, values: FigureValues): ProgramCost {
  const needed = neededForCost(program);
  // In the order of the form: who is led to the first of them goes on downwards.
  const lacking = (names: readonly FigureName[]) =>
    figureNames.filter((name) => values[name] === undefined && (needed.has(name) || names.includes(name)));
  return {
    simulation: simulateProgram(program, assumptionsOf(values)),
    missing: { cost: lacking([]), breakEven: lacking(neededForMore.breakEven), owed: lacking(neededForMore.owed) },
  };
}

/** The figures as the model takes them. One that is not known is 0: what it is needed for must not be shown. */
export function assumptionsOf(values: FigureValues): Assumptions {
  const of = (name: FigureName) => values[name] ?? 0;
  return {
    orders: of('orders'),
    averageOrderValue: of('averageOrderValue'),
    margin: of('margin'),
    takeUp: of('takeUp'),
    redemption: of('redemption'),
    redeemedWithin: of('redeemedWithin'),
    pointsOwed: of('pointsOwed'),
    shippingCost: of('shippingCost'),
    productCost: of('productCost'),
    withPicture: of('withPicture'),
    happenings: {
      signups: of('signups'),
      referrals: of('referrals'),
      birthdays: of('birthdays'),
      shares: of('shares'),
      follows: of('follows'),
      customTasks: of('customTasks'),
      reviews: of('reviews'),
      questions: of('questions'),
      redemptions: of('redemptions'),
      consents: of('consents'),
    },
  };
}
