import '../../../i18n/en/areas/code';
import { parser } from '@lezer/html';
import type { CodeDiagnostic } from './codeTypes';
import { findSyntaxErrors, type Translate } from './findSyntaxErrors';

/** Returns the syntax errors of a text, which are those that an editor of HTML shows. */
export const findHtmlErrors = (html: string, translate: Translate): readonly CodeDiagnostic[] =>
  findSyntaxErrors(parser.parse(html), html, 'html', translate);
