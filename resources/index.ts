/** The registry: every entity of the console, in the order of the menu. */
import { customers } from './customers';
import type { Entity } from './entity';
import { faq } from './faq';
import { reviews } from './reviews';
import { rewards } from './rewards';

export const entities: readonly Entity[] = [customers, rewards, reviews, faq];
