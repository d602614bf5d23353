/** Width in px below which a row is a card and the menu a select; in CSS `@media (width < 768px)`. */
export const phoneWidth = 768;
