/** Automation rules. Each is stored in the `data` of a widget; other keys of it are kept. */
import * as z from 'zod/mini';
import { parseWidgetData } from '../../storefront/widgetData';

/** Type of the widgets that hold a rule. */
export const RULE_WIDGET_TYPE = 'automation';

/** Number of records that a run handles at most, unless the rule says otherwise. */
export const DEFAULT_LIMIT = 100;
/** Upper bound of {@link DEFAULT_LIMIT} and of every rule's own limit. */
export const MAX_LIMIT = 1000;

const text = z.catch(z.string(), '');
/** A number, an invalid input, or null. */
const numeric = z.catch(z.nullable(z.union([z.number(), z.string()])), null);

const conditionShape = z.object({ field: text, operator: text, value: z.catch(z.union([z.string(), z.number()]), '') });

/** A condition on a field of the record. Its names are unchecked: a provider may know others. */
export type Condition = z.infer<typeof conditionShape>;

const triggerShape = z.object({
  type: text,
  /** Days before or after the event. */
  days: numeric,
  /** Number of stars. */
  rating: numeric,
  /** Reason of a reward; '' for every reason. */
  taskType: text,
  /** Status of a reward. */
  status: text,
});

const actionShape = z.object({
  type: text,
  /** Points to add. */
  points: numeric,
  /** Note for the customer. */
  customerNote: text,
  /** Kind of voucher. */
  discountType: text,
  /** Percent, or an amount in the store's currency. */
  discountValue: numeric,
  /** Id of a loyalty program; '' for the default program. */
  programId: text,
  /** Text of a reply or an answer. */
  text,
});

export const ruleShape = z.object({
  name: text,
  trigger: triggerShape,
  /** Whether all conditions or any of them must be met. */
  match: z.catch(z.enum(['all', 'any']), 'all'),
  conditions: z.catch(z.array(conditionShape), []),
  action: actionShape,
  /** Number of records that a run handles at most. */
  limit: numeric,
});

export type Rule = z.infer<typeof ruleShape>;

/** The number of an input; 0 if it holds none. */
export const toNumber = (value: Rule['limit']) => (typeof value === 'number' ? value : 0);

/** An empty rule. */
export const emptyRule: Rule = {
  name: '',
  trigger: { type: '', days: null, rating: null, taskType: '', status: '' },
  match: 'all',
  conditions: [],
  action: {
    type: '',
    points: null,
    customerNote: '',
    discountType: 'percentage',
    discountValue: null,
    programId: '',
    text: '',
  },
  limit: DEFAULT_LIMIT,
};

/** Parses the `data` of a widget. Missing and malformed parts are those of an empty rule. */
export function toRule(data: unknown): Rule {
  const raw = parseWidgetData(data);
  return ruleShape.parse({
    ...emptyRule,
    ...raw,
    trigger: { ...emptyRule.trigger, ...Object(raw['trigger']) },
    action: { ...emptyRule.action, ...Object(raw['action']) },
  });
}

/** Rules to start from, by the key of their messages. Names and texts are added in the merchant's language. */
export const templates: Readonly<Record<string, Omit<Rule, 'name'>>> = {
  publishReviews: {
    ...emptyRule,
    trigger: { ...emptyRule.trigger, type: 'reviewWritten' },
    conditions: [
      { field: 'rating', operator: 'atLeast', value: 4 },
      { field: 'link', operator: 'is', value: 'no' },
    ],
    action: { ...emptyRule.action, type: 'publish' },
  },
  approveOrders: {
    ...emptyRule,
    trigger: { ...emptyRule.trigger, type: 'rewardStatus', status: 'pending', days: 14 },
    conditions: [{ field: 'task_type', operator: 'is', value: 'place_an_order' }],
    action: { ...emptyRule.action, type: 'approve' },
  },
  thankPhotos: {
    ...emptyRule,
    trigger: { ...emptyRule.trigger, type: 'reviewPublished' },
    conditions: [{ field: 'photo', operator: 'is', value: 'yes' }],
    action: { ...emptyRule.action, type: 'addPoints', points: 50 },
  },
  replyToCritics: {
    ...emptyRule,
    trigger: { ...emptyRule.trigger, type: 'reviewRated', rating: 2 },
    action: { ...emptyRule.action, type: 'reply' },
  },
  winBack: {
    ...emptyRule,
    trigger: { ...emptyRule.trigger, type: 'customerInactive', days: 90 },
    conditions: [
      { field: 'totalOrders', operator: 'atLeast', value: 1 },
      { field: 'acceptsMarketing', operator: 'is', value: 'yes' },
    ],
    action: { ...emptyRule.action, type: 'addVoucher', discountValue: 10 },
  },
  blank: emptyRule,
};
