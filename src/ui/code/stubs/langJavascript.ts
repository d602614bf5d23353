/**
 * Stands in for '@codemirror/lang-javascript', which '@codemirror/lang-html' names for the scripts of a page: an e-mail
 * has none, and 25 KB stay out of the editor. What stands in a script is plain text.
 */
import { type Input, NodeType, Parser, type PartialParse, Tree } from '@lezer/common';

class PlainParser extends Parser {
  createParse(
    _input: Input,
    _fragments: readonly unknown[],
    ranges: readonly { from: number; to: number }[],
  ): PartialParse {
    const from = ranges[0]?.from ?? 0;
    const to = ranges.at(-1)?.to ?? from;
    return {
      parsedPos: to,
      stoppedAt: null,
      advance: () => new Tree(NodeType.none, [], [], to - from),
      stopAt() {
        // It has nothing left to read.
      },
    };
  }

  /** The original reads other dialects by other settings. */
  configure(): this {
    return this;
  }
}

const plain = { parser: new PlainParser() };

export const javascriptLanguage = plain;
export const typescriptLanguage = plain;
export const jsxLanguage = plain;
export const tsxLanguage = plain;

/** What an editor does beside reading: nothing. */
export const javascript = () => ({ support: [] });
