import { type SafeHtml, html as safe } from '../../../lib/html';
import { memoizeLast } from '../../../lib/memoizeLast';
import { type SafeTemplate, safeTemplate, type TemplateOptions } from '../../../ui/preview/safeTemplate';
import { textChange } from '../../../ui/preview/textChange';
import { annotateForPicking } from '../blocks/blockPath';
import { parseBlocksMemoized } from '../blocks/parseBlocks';
import { fillPlaceholders, type PlaceholderValues } from '../markup/placeholders';

interface BodyRenderer {
  /** Sanitizes the whole email. */
  render: (source: string) => SafeTemplate;
  /** Like `render`, but only patches the last result if just text between two tags has changed. */
  renderIncrementally: (source: string) => SafeHtml;
}

export const escapeHtml = (value: string): string => safe`${value}`.toString();

/** Creates a renderer for the sanitized body of an email, annotated so that clicks find their block. */
export function createBodyRenderer(values: PlaceholderValues, options: TemplateOptions): BodyRenderer {
  let last: { filled: string; body: SafeHtml } | null = null;
  const fillTemplate = memoizeLast((source: string) =>
    fillPlaceholders(annotateForPicking(source, parseBlocksMemoized(source).blocks), values, escapeHtml),
  );
  const render = memoizeLast((source: string) => {
    const filled = fillTemplate(source);
    const result = safeTemplate(filled, options);
    last = { filled, body: result.body };
    return result;
  });
  const renderIncrementally = (source: string) => {
    const filled = fillTemplate(source);
    const change = last && textChange(last.filled, filled);
    const body = change && last?.body.withText(change.before, change.after);
    if (!body) return render(source).body;
    last = { filled, body };
    return body;
  };
  return { render, renderIncrementally };
}
