import type { ImportPreset } from './importPreset';

/**
 * Files of points. Most loyalty apps exchange `email,points`, which can't be distinguished. Balances of money, such as
 * `Credits Balance` and `loyalty_balance`, aren't points.
 */
export const pointsPresets: readonly ImportPreset[] = [
  {
    product: 'Yotpo Loyalty',
    kind: 'points',
    recognizedBy: [['Email', 'Points Balance', 'Points Spent']],
    columns: { email: 'Email', points: 'Points Balance', name: 'Full Name' },
  },
  {
    product: 'Rivo',
    kind: 'points',
    recognizedBy: [['Email', 'Points Balance', 'VIP Tier', 'Credits Balance']],
    columns: { email: 'Email', points: 'Points Balance' },
  },
  {
    product: 'Rivyo',
    kind: 'points',
    recognizedBy: [['Email', 'Points Balance', 'Points Expiry']],
    columns: { email: 'Email', points: 'Points Balance' },
  },
  {
    product: 'Joy',
    kind: 'points',
    recognizedBy: [['Email', 'Membership Type', 'Points', 'Created Date']],
    columns: { email: 'Email', points: 'Points', name: 'Name' },
  },
  {
    product: 'BON',
    kind: 'points',
    recognizedBy: [['Email', 'Points Balance', 'Shopify ID']],
    columns: { email: 'Email', points: 'Points Balance' },
  },
  {
    product: 'Stamped Loyalty',
    kind: 'points',
    recognizedBy: [['email', 'points', 'vip_tier', 'vip_tier_end_date']],
    columns: { email: 'email', points: 'points' },
  },
  {
    product: 'RewardsWP',
    kind: 'points',
    recognizedBy: [['member_id', 'email', 'referral_code', 'points']],
    columns: { email: 'email', points: 'points' },
  },
];
