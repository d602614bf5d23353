import { type SafeHtml, html as safe } from '../../../lib/html';
import { lastOf } from '../../../lib/lastOf';
import { type SafeTemplate, safeTemplate, type TemplateOptions } from '../../../ui/preview/safeTemplate';
import { textChange } from '../../../ui/preview/textChange';
import { withPicks } from '../blocks/blockAt';
import { knownBlocks } from '../blocks/readBlocks';
import { fill, type Values } from '../markup/placeholders';

interface TemplateBody {
  /** The whole e-mail made safe. */
  whole: (source: string) => SafeTemplate;
  /** The same, sooner where nothing but words between two tags was typed since the last one. */
  typed: (source: string) => SafeHtml;
}

export const escaped = (value: string): string => safe`${value}`.toString();

/** What makes the body of an e-mail as its reader gets it, in which a click finds the block. */
export function templateBody(values: Values, options: TemplateOptions): TemplateBody {
  let last: { filled: string; body: SafeHtml } | null = null;
  const filledOf = lastOf((source: string) => fill(withPicks(source, knownBlocks(source).blocks), values, escaped));
  const whole = lastOf((source: string) => {
    const filled = filledOf(source);
    const made = safeTemplate(filled, options);
    last = { filled, body: made.body };
    return made;
  });
  const typed = (source: string) => {
    const filled = filledOf(source);
    const change = last && textChange(last.filled, filled);
    const body = change && last?.body.withWords(change.before, change.after);
    if (!body) return whole(source).body;
    last = { filled, body };
    return body;
  };
  return { whole, typed };
}
