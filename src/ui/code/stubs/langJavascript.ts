/**
 * Stub of '@codemirror/lang-javascript', which '@codemirror/lang-html' imports for script elements. Emails have no
 * scripts, so this saves 25 KB. Script content is treated as plain text.
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
        // The parser finishes in one step.
      },
    };
  }

  /** The original configures dialects. */
  configure(): this {
    return this;
  }
}

const plain = { parser: new PlainParser() };

export const javascriptLanguage = plain;
export const typescriptLanguage = plain;
export const jsxLanguage = plain;
export const tsxLanguage = plain;

/** No editor features. */
export const javascript = () => ({ support: [] });
