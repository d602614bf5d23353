/** Installation snippets by platform, in its template language. */
import { FORM_WIDGET_TYPE } from '../../../resources/forms/formData';
import { html } from '../../lib/html';

/** Types of the widgets that have a place of their own in a store's pages. */
export const snippetWidgets = [
  'ProductPageStarRating',
  'CollectionPageStarRating',
  'ReviewAndFAQ',
  'LoyaltyProgramLanding',
] as const;
export type SnippetWidget = (typeof snippetWidgets)[number];

/** A snippet to paste, and the template file it belongs to. */
export interface Snippet {
  widget: SnippetWidget;
  file: string;
  code: string;
}

interface PlatformTemplates {
  /** Template expressions for the product id on a product page and in a product grid. */
  product: string;
  gridProduct: string;
  files: Readonly<Record<SnippetWidget, string>>;
}

const platformTemplates: Readonly<Record<string, PlatformTemplates>> = {
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

/** Platforms that have a guide; '' is any other platform. */
export const guidedPlatforms = ['shopify', 'woocommerce', 'bigcommerce', 'magento', ''] as const;
export type GuidedPlatform = (typeof guidedPlatforms)[number];

/** Returns the platform if it has a guide, else ''. */
export const findGuidedPlatform = (platform: string | null): GuidedPlatform =>
  guidedPlatforms.find((item) => item === platform) ?? '';

/** Returns the installation snippets of a platform. */
export function getSnippets(
  platform: GuidedPlatform,
  siteId: string,
  widgets: readonly SnippetWidget[] = snippetWidgets,
): readonly Snippet[] {
  const template = platformTemplates[platform];
  return widgets.map((widget) => {
    const product = (widget === 'CollectionPageStarRating' ? template?.gridProduct : template?.product) ?? 'ID';
    const productAttribute = widget === 'LoyaltyProgramLanding' ? '' : ` data-product="${product}"`;
    return {
      widget,
      file: template?.files[widget] ?? '',
      code: `<div data-lw-widget="${widget}" data-lw-site="${siteId}"${productAttribute}></div>`,
    };
  });
}

/** Returns the snippet that places one widget in a template of a platform. */
export function buildEmbedCode(
  platform: GuidedPlatform,
  siteId: string,
  { _id, type }: { _id: string; type: string | null },
): string {
  // Widgets of a product page need its product.
  const product = type === 'ProductPoints' ? ` data-product="${platformTemplates[platform]?.product ?? 'ID'}"` : '';
  return buildWidgetElement(siteId, { _id, type }, product);
}

/** Returns the code that shows a form on any page of the storefront. */
export const buildFormSnippet = (id: string, siteId: string): string =>
  buildWidgetElement(siteId, { _id: id, type: FORM_WIDGET_TYPE });

function buildWidgetElement(siteId: string, { _id, type }: { _id: string; type: string | null }, more = ''): string {
  const attributes = html`data-lw-widget="${type ?? ''}" data-lw-id="${_id}" data-lw-site="${siteId}"`.toString();
  return `<div ${attributes}${more}></div>`;
}
