import * as z from 'zod/mini';
import { customers } from '../../resources/customers';
import { programShape, rewardShape, taskShape } from '../../resources/programs';
import { rewards } from '../../resources/rewards';
import { id, nonEmptyText } from '../../resources/shapes';
import { voucherShape } from '../../resources/vouchers';
import type { ContractArea, ContractCall } from './call';
import { emptyShape, freeObject } from './commonShapes';

const PROGRAMS_PATH = '/admin/loyalty/programs';
const PROGRAM_PATH = `${PROGRAMS_PATH}/{programId}`;

const task = { _id: 'k1', type: 'signup', isEnabled: true, title: 'Join', points: 50, config: {} };
const reward = { _id: 'r1', type: 'percentage', isEnabled: true, title: '10 % off', pointsCost: 500, config: {} };
const program = { _id: 'p1', name: 'Circle', tasks: [task], rewards: [reward], settings: {} };

const programResponse = z.object({ program: programShape });
/** A task or reward that is sent may be new, without an id that the server knows. */
const partDraft = z.looseObject({ type: nonEmptyText, isEnabled: z.boolean(), config: z.optional(z.unknown()) });

const partCalls = (list: 'tasks' | 'rewards', key: 'task' | 'reward', example: object): readonly ContractCall[] => [
  {
    method: 'PUT',
    path: `${PROGRAM_PATH}/${list}`,
    summary: `Replaces the ${key} with the same id, or appends it.`,
    description: 'Responds with the whole program.',
    body: z.strictObject({ [key]: partDraft }),
    response: programResponse,
    examples: { body: { [key]: example }, response: { program } },
  },
  {
    method: 'DELETE',
    path: `${PROGRAM_PATH}/${list}/{partId}`,
    summary: `Removes a ${key}.`,
    description: 'Responds with the whole program.',
    response: programResponse,
    examples: { response: { program: { ...program, [list]: [] } } },
  },
  {
    method: 'POST',
    path: `${PROGRAM_PATH}/${list}/reorder`,
    summary: `Moves a ${key} to another index, from 0.`,
    description: 'The others keep their order. Responds with the whole program.',
    body: z.strictObject({ fromIndex: z.int(), toIndex: z.int() }),
    response: programResponse,
    examples: { body: { fromIndex: 0, toIndex: 0 }, response: { program } },
  },
];

const note = z.optional(z.string());
const voucherOfCustomer = z.extend(voucherShape, { customerId: id });

/** Loyalty programs, and points and vouchers by hand. */
export const loyaltyArea: ContractArea = {
  title: 'Loyalty',
  description: 'Loyalty programs, and points and vouchers that are given by hand.',
  schemas: {
    Program: programShape,
    ProgramTask: taskShape,
    ProgramReward: rewardShape,
    ProgramPartDraft: partDraft,
    Voucher: voucherOfCustomer,
  },
  calls: [
    {
      method: 'GET',
      path: PROGRAMS_PATH,
      summary: 'All loyalty programs, the default one first.',
      description: 'Customers without a program are in the default one.',
      response: z.object({ programs: z.array(programShape) }),
      examples: { response: { programs: [program] } },
    },
    {
      method: 'POST',
      path: PROGRAMS_PATH,
      summary: 'Creates a program without tasks and rewards.',
      description: 'Responds with the program and its id.',
      hasIdempotencyKey: true,
      body: z.strictObject({ name: nonEmptyText }),
      response: programResponse,
      examples: { body: { name: 'Circle' }, response: { program: { ...program, tasks: [], rewards: [] } } },
    },
    {
      method: 'PATCH',
      path: PROGRAM_PATH,
      summary: 'Changes a program.',
      description: 'Only the sent fields change. A list is replaced as a whole.',
      body: z.strictObject({
        name: z.optional(z.nullable(z.string())),
        tasks: z.optional(z.array(partDraft)),
        rewards: z.optional(z.array(partDraft)),
        settings: z.optional(freeObject),
      }),
      response: programResponse,
      examples: { body: { name: 'Circle' }, response: { program } },
    },
    {
      method: 'DELETE',
      path: PROGRAM_PATH,
      summary: 'Removes a program.',
      description: 'Its customers come to the default one. An unknown id is a 404.',
      response: emptyShape,
      examples: { response: {} },
    },
    ...partCalls('tasks', 'task', task),
    ...partCalls('rewards', 'reward', reward),
    {
      method: 'POST',
      path: '/admin/loyalty/add_points',
      summary: 'Adds points to a customer, or deducts them.',
      description:
        'Points below 0 are deducted. `adminNote` is for the team, `customerNote` for the customer. The response may be empty.',
      hasIdempotencyKey: true,
      body: z.strictObject({ customerId: id, points: z.int(), adminNote: note, customerNote: note }),
      response: z.object({ customer: z.optional(customers.row) }),
      examples: {
        body: { customerId: 'c1', points: 50, adminNote: 'Late delivery' },
        response: { customer: { _id: 'c1', totalPoints: 170 } },
      },
    },
    {
      method: 'POST',
      path: '/admin/loyalty/add_coupon',
      summary: 'Gives a customer a voucher.',
      description: 'Without `coupon`, the backend creates the code. The response may be empty.',
      hasIdempotencyKey: true,
      body: voucherOfCustomer,
      response: z.object({ reward: z.optional(rewards.row) }),
      examples: {
        body: {
          customerId: 'c1',
          pointsToDeduct: 0,
          discountType: 'percentage',
          discountValue: 10,
          applyTo: 'entireOrder',
          alsoCreateInStore: true,
        },
        response: { reward: { _id: 'r9', type: 'coupon_code', coupon_code: 'THANKS-7Q2' } },
      },
    },
  ],
};
