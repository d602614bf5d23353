import type { FigureKind, FigureName } from './figures';
import type { ProgramCost } from './programCost';
import type { Simulation } from './simulateProgram';

/** A figure of the answer; its words are `costs.figure.<name>`. */
export type CostFigureName =
  | 'cost'
  | 'payout'
  | 'costPerOrder'
  | 'extraOrders'
  | 'issued'
  | 'redeemed'
  | 'owed'
  | 'owedCost';

export interface CostFigure {
  name: CostFigureName;
  kind: FigureKind;
  /** Null where it is not known, or where there is none. */
  value: number | null;
  /** Figures that it still needs. */
  missing: readonly FigureName[];
  /** How much it is beyond the saved programme's; null where that is not known, or where it is the same. */
  change: number | null;
}

const all: readonly [CostFigureName, FigureKind, keyof ProgramCost['missing']][] = [
  ['cost', 'money', 'cost'],
  ['payout', 'share', 'cost'],
  ['costPerOrder', 'money', 'cost'],
  ['extraOrders', 'count', 'breakEven'],
  ['issued', 'points', 'cost'],
  ['redeemed', 'points', 'cost'],
  ['owed', 'points', 'owed'],
  ['owedCost', 'money', 'owed'],
];

/** What a programme costs, each figure beside what it is for the saved one. */
export function costFigures(drafted: ProgramCost, saved: ProgramCost): CostFigure[] {
  return all.map(([name, kind, needs]) => {
    const of = ({ simulation, missing }: ProgramCost) => (missing[needs].length > 0 ? null : told(simulation, name));
    const [value, before] = [of(drafted), of(saved)];
    const difference = value === null || before === null ? 0 : value - before;
    return {
      name,
      kind,
      value,
      missing: drafted.missing[needs],
      change: Math.abs(difference) < leastChange[kind] ? null : difference,
    };
  });
}

const told = (simulation: Simulation, name: CostFigureName): number | null => simulation[name];

/** Less than this cannot be seen in the figure: it would be told as a change of nothing. */
const leastChange: Readonly<Record<FigureKind, number>> = {
  money: 0.005,
  share: 0.0005,
  count: 0.05,
  points: 0.5,
  months: 0.5,
};
