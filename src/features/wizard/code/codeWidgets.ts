import type { SnippetWidget } from '../../storefront/snippets';

/** Widgets of each code integration. */
export const codeWidgets = {
  loyalty: ['LoyaltyProgramLanding'],
  reviews: ['ProductPageStarRating', 'CollectionPageStarRating', 'ReviewAndFAQ'],
} as const satisfies Readonly<Record<string, readonly SnippetWidget[]>>;
export type CodeIntegration = keyof typeof codeWidgets;
