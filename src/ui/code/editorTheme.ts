/** Editor styles based on the console's CSS variables, which cover light and dark. */
import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const frame = { border: '1px solid var(--hairline)', borderRadius: 'var(--radius-control)' };

export const editorTheme = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'var(--sheet)', fontSize: 'inherit' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    minHeight: '208px',
    maxHeight: 'min(560px, 60vh)',
    overflow: 'auto',
    fontFamily: 'var(--font-mono)',
    lineHeight: 'var(--line-work)',
  },
  '.cm-content, .cm-gutter': { minHeight: '208px' },
  '.cm-content': { caretColor: 'var(--ink)', paddingBlock: 'var(--space-2)' },
  '.cm-gutters': {
    border: 'none',
    borderInlineEnd: '1px solid var(--hairline)',
    backgroundColor: 'var(--sunken)',
    color: 'var(--ink-third)',
  },
  '.cm-activeLine': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--hover) 60%, transparent)' },
  '.cm-activeLineGutter': { backgroundColor: 'var(--hover)' },
  // Uses the native caret and selection; CodeMirror's own have to be measured on each key.
  '.cm-content ::selection': { backgroundColor: 'var(--accent-ground)' },
  '.cm-selectionMatch, .cm-searchMatch': { backgroundColor: 'var(--waiting-ground)' },
  '.cm-searchMatch-selected': { outline: '1px solid var(--waiting)' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--count-ground)' },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'var(--danger-ground)' },
  '.cm-panels': { backgroundColor: 'var(--sunken)', color: 'var(--ink)', fontFamily: 'var(--font)' },
  '.cm-panels-top': { borderBottom: '1px solid var(--hairline)' },
  '.cm-panel.cm-search': { padding: 'var(--space-2)', paddingInlineEnd: 'var(--space-8)' },
  '.cm-panel.cm-search label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 'var(--space-1)',
    fontSize: 'var(--text-second)',
  },
  '.cm-panel.cm-search [name=close]': {
    minWidth: 'var(--target-least)',
    minHeight: 'var(--target-least)',
    color: 'inherit',
  },
  '.cm-textfield': {
    ...frame,
    minHeight: '28px',
    backgroundColor: 'var(--sheet)',
    color: 'inherit',
    fontSize: 'inherit',
  },
  '.cm-button': {
    ...frame,
    minHeight: '28px',
    backgroundColor: 'var(--sheet)',
    backgroundImage: 'none',
    color: 'inherit',
    fontSize: 'var(--text-second)',
  },
  '.cm-tooltip': {
    ...frame,
    backgroundColor: 'var(--sheet)',
    boxShadow: 'var(--raised-shadow)',
    color: 'var(--ink)',
    fontSize: 'var(--text-second)',
    overflow: 'hidden',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { maxHeight: '240px', fontFamily: 'var(--font-mono)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: 'var(--space-1) var(--space-2)' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: 'var(--accent-ground)', color: 'var(--ink)' },
  '.cm-completionMatchedText': { color: 'var(--accent)', textDecoration: 'none' },
  '.cm-completionDetail': { color: 'var(--ink-third)', fontFamily: 'var(--font)', fontStyle: 'normal' },
  '.cm-tooltip.cm-completionInfo': { padding: 'var(--space-2)', maxWidth: '280px' },
  '.cm-diagnostic': { padding: 'var(--space-2)', borderInlineStart: '3px solid var(--waiting)' },
  '.cm-diagnostic-error': { borderInlineStartColor: 'var(--danger)' },
  '.cm-lint-marker': {
    boxSizing: 'border-box',
    width: '0.6em',
    height: '0.6em',
    marginBlock: '0.3em',
    borderRadius: '50%',
  },
  '.cm-lint-marker-info': { content: 'none', border: '2px solid var(--ink-third)' },
  '.cm-lint-marker-warning': { content: 'none', border: '2px solid var(--waiting)' },
  '.cm-lint-marker-error': { content: 'none', backgroundColor: 'var(--danger)' },
  '.cm-lintRange': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--waiting)',
    textUnderlineOffset: '3px',
  },
  '.cm-lintRange-error': { textDecorationColor: 'var(--danger)' },
});

/** Syntax colors of CSS and HTML. */
export const highlightStyle = HighlightStyle.define([
  { tag: [tags.comment, tags.meta], color: 'var(--ink-third)', fontStyle: 'italic' },
  { tag: [tags.tagName, tags.className, tags.keyword, tags.definitionKeyword], color: 'var(--accent)' },
  { tag: [tags.propertyName, tags.attributeName, tags.labelName], color: 'var(--featured)' },
  { tag: [tags.string, tags.attributeValue, tags.url], color: 'var(--done)' },
  { tag: [tags.number, tags.unit, tags.color, tags.atom, tags.character], color: 'var(--waiting)' },
  { tag: tags.invalid, color: 'var(--danger)' },
]);
