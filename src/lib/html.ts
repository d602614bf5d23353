import { escape as escapeHtml } from 'es-toolkit/string';

/** HTML that is safe to insert: built by the {@link html} tag, or sanitized by ui/preview/safeTemplate. */
export class SafeHtml {
  readonly #text: string;

  private constructor(text: string) {
    this.#text = text;
  }

  /** Joins literal HTML and escaped values. Used by the {@link html} tag. */
  static of(parts: TemplateStringsArray, values: readonly HtmlValue[]): SafeHtml {
    let text = parts[0] ?? '';
    for (let n = 0; n < values.length; n += 1) text += toHtml(values[n] ?? '') + (parts[n + 1] ?? '');
    return new SafeHtml(text);
  }

  /**
   * Serializes a sanitized element. Only called by ui/preview/safeTemplate.
   * @param inertStyleAttribute name that `style` attributes were renamed to during sanitization
   */
  static purified(element: Element, inertStyleAttribute: string): SafeHtml {
    return new SafeHtml(element.innerHTML.replace(new RegExp(`${inertStyleAttribute}(?=\\s*=)`, 'g'), 'style'));
  }

  /**
   * Replaces a text between two tags. Returns null if the text doesn't occur exactly once, or if the new text could
   * contain markup.
   */
  withText(before: string, after: string): SafeHtml | null {
    const at = this.#text.indexOf(`>${before}<`);
    if (at < 0 || this.#text.includes(`>${before}<`, at + 1) || /[<>&"\r]/.test(after)) return null;
    // The content of a style element is not text.
    const tag = this.#text.slice(this.#text.lastIndexOf('<', at), at);
    if (/^<style/i.test(tag)) return null;
    return new SafeHtml(this.#text.slice(0, at + 1) + after + this.#text.slice(at + 1 + before.length));
  }

  toString(): string {
    return this.#text;
  }
}

/** A string, which is escaped, or safe HTML. */
export type HtmlValue = string | SafeHtml | readonly SafeHtml[];

/** Tagged template that escapes its values: html`<p>${text}</p>`. Attribute values must be quoted. */
export const html = (parts: TemplateStringsArray, ...values: HtmlValue[]): SafeHtml => SafeHtml.of(parts, values);

function toHtml(value: HtmlValue): string {
  if (typeof value === 'string') return escapeHtml(value);
  return value instanceof SafeHtml ? value.toString() : value.join('');
}
