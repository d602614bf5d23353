import { htmlToText } from '../../../lib/html/htmlToText';

/** Whether the HTML of an email shows nothing: no text, and no image. */
export const isBlankHtml = (html: string): boolean => !/<img\b/i.test(html) && htmlToText(html).trim() === '';

/** Whether an email isn't sent, since it has no subject, or shows nothing. */
export const isBlankEmail = ({ subject, html }: { subject: string | null; html: string | null }): boolean =>
  (subject ?? '').trim() === '' || isBlankHtml(html ?? '');
