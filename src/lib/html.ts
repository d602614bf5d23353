/** HTML that was put together from fixed parts and escaped texts by {@link html}, or that ui/preview/safeTemplate made safe. */
export class SafeHtml {
  readonly #text: string;

  private constructor(text: string) {
    this.#text = text;
  }

  /** Puts texts between parts of HTML that stand in the code. */
  static of(parts: TemplateStringsArray, values: readonly HtmlValue[]): SafeHtml {
    let text = parts[0] ?? '';
    for (let n = 0; n < values.length; n += 1) text += written(values[n] ?? '') + (parts[n + 1] ?? '');
    return new SafeHtml(text);
  }

  /**
   * What stands in an element in which nothing was left that does anything; ui/preview/safeTemplate alone sees to that.
   * @param heldStyle the name that style attributes have in it
   */
  static purified(element: Element, heldStyle: string): SafeHtml {
    return new SafeHtml(element.innerHTML.replace(new RegExp(`${heldStyle}(?=\\s*=)`, 'g'), 'style'));
  }

  /**
   * The same with other words between two tags; null where those do not stand there once, or where the new ones could be
   * more than words.
   */
  withWords(before: string, after: string): SafeHtml | null {
    const at = this.#text.indexOf(`>${before}<`);
    if (at < 0 || this.#text.includes(`>${before}<`, at + 1) || /[<>&"\r]/.test(after)) return null;
    // What stands in a style sheet is no words.
    const tag = this.#text.slice(this.#text.lastIndexOf('<', at), at);
    if (/^<style/i.test(tag)) return null;
    return new SafeHtml(this.#text.slice(0, at + 1) + after + this.#text.slice(at + 1 + before.length));
  }

  toString(): string {
    return this.#text;
  }
}

/** A text, which is escaped, or HTML that is safe already. */
export type HtmlValue = string | SafeHtml | readonly SafeHtml[];

/** HTML with texts in it, none of which can become more than text: html`<p>${text}</p>`. An attribute must stand in quotes. */
export const html = (parts: TemplateStringsArray, ...values: HtmlValue[]): SafeHtml => SafeHtml.of(parts, values);

function written(value: HtmlValue): string {
  if (typeof value === 'string') return escaped(value);
  return value instanceof SafeHtml ? value.toString() : value.join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
};

const special = /[&<>"'`]/;
const specials = new RegExp(special, 'g');

// Most texts have nothing to be escaped, which is told sooner than it is replaced.
const escaped = (text: string): string =>
  special.test(text) ? text.replace(specials, (character) => entities[character] ?? '') : text;
