/** How a widget is put at a place of its own, by platform: lines to paste, in the words of the platform's templates. */

/** A line to paste, and the file that it belongs to. */
export interface Snippet {
  /** Type of the widget. */
  widget: 'ProductPageStarRating' | 'CollectionPageStarRating' | 'ReviewAndFAQ' | 'LoyaltyProgramLanding';
  file: string;
  code: string;
}

interface Templates {
  /** Expression for the product of a page, and of one in a grid. */
  product: string;
  gridProduct: string;
  files: Readonly<Record<Snippet['widget'], string>>;
}

const templates: Readonly<Record<string, Templates>> = {
  shopify: {
    product: '{{ product.id }}',
    gridProduct: '{{ card_product.id }}',
    files: {
      ProductPageStarRating: 'sections/main-product.liquid',
      CollectionPageStarRating: 'snippets/card-product.liquid',
      ReviewAndFAQ: 'sections/main-product.liquid',
      LoyaltyProgramLanding: 'templates/page.liquid',
    },
  },
  woocommerce: {
    product: '<?php echo esc_attr( get_the_ID() ); ?>',
    gridProduct: '<?php echo esc_attr( get_the_ID() ); ?>',
    files: {
      ProductPageStarRating: 'woocommerce/single-product/rating.php',
      CollectionPageStarRating: 'woocommerce/loop/rating.php',
      ReviewAndFAQ: 'woocommerce/single-product-reviews.php',
      LoyaltyProgramLanding: 'page.php',
    },
  },
  bigcommerce: {
    product: '{{product.id}}',
    gridProduct: '{{id}}',
    files: {
      ProductPageStarRating: 'templates/components/products/product-view.html',
      CollectionPageStarRating: 'templates/components/products/card.html',
      ReviewAndFAQ: 'templates/pages/product.html',
      LoyaltyProgramLanding: 'templates/pages/page.html',
    },
  },
  magento: {
    product: '<?= $escaper->escapeHtmlAttr($block->getProduct()->getId()) ?>',
    gridProduct: '<?= $escaper->escapeHtmlAttr($_product->getId()) ?>',
    files: {
      ProductPageStarRating: 'Magento_Catalog/templates/product/view/review.phtml',
      CollectionPageStarRating: 'Magento_Catalog/templates/product/list.phtml',
      ReviewAndFAQ: 'Magento_Review/templates/product/view/list.phtml',
      LoyaltyProgramLanding: 'Magento_Cms/templates/page.phtml',
    },
  },
};

/** Platforms that there is a guide for; '' stands for any other shop. */
export const guidedPlatforms = ['shopify', 'woocommerce', 'bigcommerce', 'magento', ''] as const;
export type GuidedPlatform = (typeof guidedPlatforms)[number];

/** The platform of a shop, as far as there is a guide for it. */
export const guidedPlatform = (platform: string | null): GuidedPlatform =>
  guidedPlatforms.find((one) => one === platform) ?? '';

const order: readonly Snippet['widget'][] = [
  'ProductPageStarRating',
  'CollectionPageStarRating',
  'ReviewAndFAQ',
  'LoyaltyProgramLanding',
];

/** The lines for a shop on a platform. */
export function snippetsOf(platform: GuidedPlatform, siteId: string): readonly Snippet[] {
  const own = templates[platform];
  return order.map((widget) => {
    const product = (widget === 'CollectionPageStarRating' ? own?.gridProduct : own?.product) ?? 'ID';
    const about = widget === 'LoyaltyProgramLanding' ? '' : ` data-product="${product}"`;
    return {
      widget,
      file: own?.files[widget] ?? '',
      code: `<div data-lw-widget="${widget}" data-lw-site="${siteId}"${about}></div>`,
    };
  });
}
