/** What a program consists of, without what belongs to one store: ids and products. */
import type { ConfigFields } from '../../../../resources/config/configField';
import { findRewardType } from '../../../../resources/loyalty/rewardTypes';
import { findTaskType } from '../../../../resources/loyalty/taskTypes';
import type { Program } from '../../../../resources/programs';
import { createRandomId } from '../../../lib/createRandomId';
import type { ProgramContent, RewardContent, TaskContent } from '../copyChange';

type PartContent = TaskContent | RewardContent;

export function toProgramContent({ tasks, rewards, settings }: Program): ProgramContent {
  return {
    tasks: (tasks ?? []).map(({ _id, ...task }) => task),
    rewards: (rewards ?? []).map(({ _id, ...reward }) => reward),
    settings: { ...Object(settings) },
  };
}

/** Pairs each item with the first unused one of the same type. */
export function pairByType<Item extends { type: string | null }, Other extends { type: string | null }>(
  items: readonly Item[],
  others: readonly Other[],
): { pairs: [Item, Other | undefined][]; unpaired: readonly Other[] } {
  const unpaired = [...others];
  const pairs = items.map((item): [Item, Other | undefined] => {
    const index = unpaired.findIndex(({ type }) => type === item.type);
    return [item, index < 0 ? undefined : unpaired.splice(index, 1)[0]];
  });
  return { pairs, unpaired };
}

/** Gives parts the ids of the store's own parts of the same type, else new ones. */
export function withIds<Part extends PartContent>(
  parts: readonly Part[],
  own: readonly { _id: string; type: string | null }[] | null,
): (Part & { _id: string })[] {
  return pairByType(parts, own ?? []).pairs.map(([part, match]) => ({ ...part, _id: match?._id ?? createRandomId() }));
}

/**
 * Removes the products and collections of another store, and its amounts if they are in another currency. Where the
 * store's own program has a value for the same part, that is kept; a part without one is switched off.
 */
export function adaptProgramContent(
  content: ProgramContent,
  before: ProgramContent | null,
  { hasSameCurrency }: { hasSameCurrency: boolean },
): ProgramContent {
  const isOfStore = (kind: string, value: unknown) =>
    kind === 'money' ? !hasSameCurrency && typeof value === 'number' : refersToProducts(kind, value);

  function adaptPart<Part extends PartContent>(part: Part, match: Part | undefined): Part {
    const config = getConfig(part);
    const foreign = Object.entries(getFields(part)).filter(([name, { kind }]) => isOfStore(kind, config[name]));
    if (foreign.length === 0) return part;
    const ownConfig = match ? getConfig(match) : {};
    const hasOwn = ([name, { kind }]: (typeof foreign)[number]) => isOfStore(kind, ownConfig[name]);
    const getEmpty = (kind: string) => (kind === 'appliesTo' ? entireOrder : null);
    const adapted = foreign.map((field) => [field[0], hasOwn(field) ? ownConfig[field[0]] : getEmpty(field[1].kind)]);
    return {
      ...part,
      config: { ...config, ...Object.fromEntries(adapted) },
      ...(!foreign.every(hasOwn) && { isEnabled: false }),
    };
  }

  return {
    ...content,
    tasks: pairByType(content.tasks, before?.tasks ?? []).pairs.map(([task, match]) => adaptPart(task, match)),
    rewards: pairByType(content.rewards, before?.rewards ?? []).pairs.map(([reward, match]) =>
      adaptPart(reward, match),
    ),
  };
}

const entireOrder = { applyTo: 'entireOrder', selectedProducts: [], selectedCollections: [] };

function refersToProducts(kind: string, value: unknown): boolean {
  if (kind === 'product') return value !== null && value !== undefined;
  return kind === 'appliesTo' && !['entireOrder', undefined].includes(Object(value).applyTo);
}

const getFields = ({ type }: PartContent): ConfigFields => (findTaskType(type) ?? findRewardType(type))?.fields ?? {};

const getConfig = (part: PartContent): Readonly<Record<string, unknown>> => Object(part.config);
