import { acceptCompletion, currentCompletions, startCompletion } from '@codemirror/autocomplete';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CodeEditor } from '../../../../src/ui/code/CodeEditor';
import type { CodeEditorHandle, CodeEditorProps } from '../../../../src/ui/code/codeTypes';
import { getCodeEditor } from '../../../support/codeEditor';
import { renderPiece } from '../renderPiece';

const onChange = vi.fn<(value: string) => void>();

function ControlledEditor({ value: first, ...rest }: Partial<CodeEditorProps>) {
  const [value, setValue] = useState(first ?? '');
  const change = (next: string) => {
    onChange(next);
    setValue(next);
  };
  return (
    <>
      <CodeEditor label="Own styles" language="css" {...rest} value={value} onChange={change} />
      <button type="button" onClick={() => setValue('p { color: blue }')}>
        Undo
      </button>
      <p data-testid="value">{value}</p>
    </>
  );
}

async function open(props: Partial<CodeEditorProps> = {}) {
  onChange.mockClear();
  renderPiece(<ControlledEditor {...props} />);
  return { user: userEvent.setup(), ...(await getCodeEditor('Own styles')) };
}

/** Dispatches the events of a key press. @returns whether the editor handled the input */
function press(target: HTMLElement, key: string, more: InputEventInit = {}): boolean {
  const event = new InputEvent('beforeinput', {
    inputType: 'insertText',
    data: key,
    cancelable: true,
    bubbles: true,
    ...more,
  });
  act(() => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    target.dispatchEvent(event);
  });
  return event.defaultPrevented;
}

describe('CodeEditor', () => {
  it('emits typed changes, but not changes of its value', async () => {
    const { user, editor, type } = await open({ value: 'p { color: red }' });
    type('/* mine */');
    expect(screen.getByTestId('value')).toHaveTextContent('/* mine */p { color: red }');
    onChange.mockClear();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(editor.state.doc.toString()).toBe('p { color: blue }');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('handles typed characters directly, and closes brackets', async () => {
    const { editor } = await open({ value: 'ab' });
    act(() => editor.dispatch({ selection: { anchor: 0, head: 2 } }));
    expect(press(editor.contentDOM, 'x')).toBe(true);
    expect(press(editor.contentDOM, '{')).toBe(true);
    expect(onChange.mock.calls).toEqual([['x'], ['x{}']]);
    expect(screen.getByTestId('value')).toHaveTextContent('x{}');
    expect(editor.state.selection.main.head).toBe(2);
  });

  it('leaves other input and composition to the browser', async () => {
    const { editor } = await open({ value: 'ab' });
    const { contentDOM } = editor;
    expect(press(contentDOM, 'Process', { data: 'x' })).toBe(false);
    expect(press(contentDOM, 'Unidentified', { data: 'x' })).toBe(false);
    expect(press(contentDOM, 'x', { isComposing: true })).toBe(false);
    expect(press(contentDOM, 'x', { inputType: 'insertReplacementText' })).toBe(false);
    expect(press(contentDOM, 'x', { cancelable: false })).toBe(false);
    expect(editor.state.doc.toString()).toBe('ab');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('inserts a text at the caret through its handle', async () => {
    const ref = createRef<CodeEditorHandle>();
    const { editor } = await open({ value: 'ab', ref });
    act(() => ref.current?.select(1, 1));
    act(() => ref.current?.insert('{{name}}'));
    expect(screen.getByTestId('value')).toHaveTextContent('a{{name}}b');
    expect(editor.state.selection.main.head).toBe(9);
  });

  it('lists syntax errors and given diagnostics, each linked to its position', async () => {
    const diagnostics = [{ from: 0, to: 1, message: 'Not this.', severity: 'warning' as const }];
    const { user, editor } = await open({ value: 'p { color: red }\nq { color red; }', diagnostics });
    const line = await screen.findByRole('button', { name: /^Line 2: Invalid CSS/ });
    expect(screen.getByRole('button', { name: 'Line 1: Not this.' })).toBeInTheDocument();
    await user.click(line);
    expect(editor.state.doc.lineAt(editor.state.selection.main.from).number).toBe(2);
  });

  it('says whether a property or its value is unknown', async () => {
    const known = new Set(['color:red', 'color:inherit']);
    vi.stubGlobal('CSS', { supports: (name: string, value: string) => known.has(`${name}:${value}`) });
    await open({ value: 'p { color: red; color: rde; colour: red }' });
    expect(await screen.findByRole('button', { name: 'Line 1: Unknown value: color: rde' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Line 1: Unknown property: colour' })).toBeInTheDocument();
    vi.unstubAllGlobals();
  });

  it('completes the given names', async () => {
    const completions = [{ label: '.lw-card', detail: 'Everywhere' }, { label: '.lw-stars' }];
    const { editor, type } = await open({ value: '', completions });
    act(() => editor.focus());
    type('.lw-ca');
    act(() => void startCompletion(editor));
    await waitFor(() => expect(currentCompletions(editor.state).map(({ label }) => label)).toEqual(['.lw-card']));
    await waitFor(() => expect(acceptCompletion(editor)).toBe(true));
    expect(screen.getByTestId('value')).toHaveTextContent('.lw-card');
  });

  it('inserts a variable without duplicating closed brackets', async () => {
    const completions = [{ label: '{{customer.firstName}}' }];
    const { editor, type } = await open({ language: 'html', value: '<p></p>', completions });
    act(() => editor.dispatch({ selection: { anchor: 3 } }));
    type('{{cus}}');
    act(() => editor.dispatch({ selection: { anchor: 8 } }));
    act(() => void startCompletion(editor));
    await waitFor(() => expect(acceptCompletion(editor)).toBe(true));
    expect(screen.getByTestId('value')).toHaveTextContent('<p>{{customer.firstName}}</p>');
  });

  it('keeps a text that is too large, and shows an error', async () => {
    const { box, type } = await open({ value: 'é'.repeat(4), maxBytes: 10 });
    expect(screen.getByText('8 bytes of 10 bytes')).toBeInTheDocument();
    type('éé');
    expect(screen.getByText('Too long: 12 bytes of 10 bytes allowed')).toBeInTheDocument();
    expect(screen.getByTestId('value')).toHaveTextContent('é'.repeat(6));
    await waitFor(() => expect(box).toHaveAttribute('aria-invalid', 'true'));
    expect(box).toHaveAccessibleDescription(/Too long.*Press Tab to leave the editor/);
  });

  it('loses the focus on Tab', async () => {
    const { user, box } = await open({ value: '' });
    await user.click(box);
    act(() => box.focus());
    await user.tab();
    expect(screen.getByTestId('value')).toBeEmptyDOMElement();
    expect(box).not.toHaveFocus();
  });
});
