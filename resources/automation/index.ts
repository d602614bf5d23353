/** What automation rules know of the console's entities. Loaded with the rules, since lists don't need it. */
import { customers } from '../customers';
import { faq } from '../faq';
import { reviews } from '../reviews';
import { rewards } from '../rewards';
import { defineAutomation } from './automation';

const given = ['addPoints', 'addVoucher'];

/** In the order of their triggers. */
export const automatedEntities = [
  defineAutomation(rewards, {
    triggers: {
      rewardGiven: {
        at: 'createdAt',
        settings: ['taskType'],
        filters: ({ taskType }) => (taskType === '' ? {} : { taskType }),
        isMadeBy: (action, { taskType }) => given.includes(action) && ['', 'wallet_adjustment'].includes(taskType),
      },
      rewardStatus: {
        at: 'createdAt',
        settings: ['status', 'days'],
        filters: ({ status }) => ({ status }),
        isMadeBy: (action, { status }) =>
          status === 'approved' ? [...given, 'approve'].includes(action) : status === 'rejected' && action === 'reject',
      },
      rewardExpiring: {
        at: 'expiresAt',
        isDeadline: true,
        settings: ['days'],
        filters: () => ({ status: 'approved' }),
        // Deductions expire with nothing left to use.
        when: ({ amount }) => (amount ?? 0) >= 0,
      },
    },
    conditions: {
      amount: { kind: 'number', path: 'amount' },
      task_type: { kind: 'choice', path: 'task_type' },
      type: { kind: 'choice', path: 'type' },
      status: { kind: 'choice', path: 'status' },
    },
  }),
  defineAutomation(reviews, {
    triggers: {
      reviewWritten: { at: 'createdAt' },
      reviewPublished: {
        at: 'publishedAt',
        filters: () => ({ status: 'approved' }),
        isMadeBy: (action) => action === 'publish',
      },
      reviewRated: {
        at: 'createdAt',
        settings: ['rating'],
        filters: ({ rating }) => ({ rating: ['1', '2', '3', '4', '5'].slice(0, Number(rating) || 0).join(',') }),
      },
    },
    conditions: {
      rating: { kind: 'number', path: 'rating' },
      status: { kind: 'choice', path: 'status' },
      text: { kind: 'text', paths: ['title', 'description'] },
      link: { kind: 'link', paths: ['title', 'description'] },
      photo: { kind: 'filled', path: 'attachments' },
      product: { kind: 'text', paths: ['product.name'] },
      countryCode: { kind: 'text', path: 'countryCode' },
    },
  }),
  defineAutomation(faq, {
    triggers: {
      questionAsked: { at: 'createdAt' },
      questionUnanswered: { at: 'createdAt', settings: ['days'], filters: () => ({ filter: 'unanswered' }) },
    },
    conditions: {
      status: { kind: 'choice', path: 'status' },
      text: { kind: 'text', paths: ['question'] },
      link: { kind: 'link', paths: ['question'] },
      product: { kind: 'text', paths: ['product.name'] },
    },
  }),
  defineAutomation(customers, {
    triggers: {
      customerJoined: { at: 'createdAt' },
      customerInactive: { at: 'createdAt', settings: ['days'], sort: 'createdAt_asc', isInactivity: true },
    },
    conditions: {
      totalPoints: { kind: 'number', path: 'totalPoints' },
      totalOrders: { kind: 'number', path: 'totalOrders' },
      totalReviews: { kind: 'number', path: 'totalReviews' },
      totalReferrals: { kind: 'number', path: 'totalReferrals' },
      acceptsMarketing: { kind: 'flag', path: 'acceptsMarketing' },
      loyaltyProgramId: { kind: 'program', path: 'loyaltyProgramId' },
    },
  }),
];
