import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FilterChip } from '../../../src/ui/badges/FilterChip';
import { StatusBadge } from '../../../src/ui/badges/StatusBadge';
import { Button } from '../../../src/ui/buttons/Button';
import { ErrorBoundary } from '../../../src/ui/feedback/ErrorBoundary';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { LiveRegion, useAnnounce } from '../../../src/ui/feedback/LiveRegion';
import { Checkbox } from '../../../src/ui/inputs/Checkbox';
import { SearchBox } from '../../../src/ui/inputs/SearchBox';
import { Select } from '../../../src/ui/inputs/Select';
import { TextBox } from '../../../src/ui/inputs/TextBox';
import { renderPiece } from './renderPiece';

afterEach(() => vi.restoreAllMocks());

function Search() {
  const [value, setValue] = useState('');
  return <SearchBox label="Search reviews" value={value} onChange={setValue} onClear={() => setValue('')} />;
}

function Announcer() {
  const announce = useAnnounce();
  return (
    <button type="button" onClick={() => announce('3 reviews')}>
      Say
    </button>
  );
}

function Chart({ source }: { source: { isBroken: boolean } }): ReactNode {
  if (source.isBroken) throw new Error('Broken');
  return <p>The chart</p>;
}

describe('Button', () => {
  it('ignores clicks while busy, but keeps its name and focus', async () => {
    const user = userEvent.setup();
    const onClick = vi.fn();
    const { rerender } = renderPiece(<Button onClick={onClick}>Publish</Button>);
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    rerender(
      <Button onClick={onClick} busy>
        Publish
      </Button>,
    );
    await user.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledTimes(1);
    const button = screen.getByRole('button', { name: /Publish/ });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  it('exposes its shortcut only as aria-keyshortcuts', () => {
    renderPiece(<Button shortcut="m">Moderate 24</Button>);
    expect(screen.getByRole('button', { name: 'Moderate 24' })).toHaveAttribute('aria-keyshortcuts', 'm');
  });

  it('submits a form only if its type is submit', () => {
    renderPiece(<Button>Plain</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });
});

describe('Checkbox', () => {
  it('has a name, a clickable label, and an indeterminate state', async () => {
    const onChange = vi.fn();
    const { rerender } = renderPiece(<Checkbox label="Select all" showLabel onChange={onChange} checked={false} />);
    await userEvent.setup().click(screen.getByText('Select all'));
    expect(onChange).toHaveBeenCalledTimes(1);
    rerender(<Checkbox label="Select all" indeterminate onChange={onChange} checked={false} />);
    expect(screen.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
  });
});

describe('SearchBox', () => {
  it('is cleared by its button and by Escape, and keeps the focus', async () => {
    const user = userEvent.setup();
    renderPiece(<Search />);
    const box = screen.getByRole('searchbox', { name: 'Search reviews' });
    expect(screen.queryByRole('button')).toBeNull();
    await user.type(box, 'wool');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(box).toHaveValue('');
    expect(box).toHaveFocus();
    await user.type(box, 'silk{Escape}');
    expect(box).toHaveValue('');
  });
});

describe('Select', () => {
  it('calls onChange with the selected value', async () => {
    const onChange = vi.fn();
    const options = [
      { value: '10', label: '10' },
      { value: '25', label: '25' },
    ];
    renderPiece(<Select label="Rows" value="10" options={options} onChange={onChange} />);
    await userEvent.setup().selectOptions(screen.getByRole('combobox', { name: 'Rows' }), '25');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('25');
  });
});

describe('TextBox', () => {
  it('exposes required and its error', () => {
    const onChange = vi.fn();
    const { rerender } = renderPiece(
      <TextBox label="Name" required value="" onChange={onChange} help="As customers see it." />,
    );
    const box = screen.getByRole('textbox', { name: 'Name' });
    expect(box).toBeRequired();
    expect(box).toHaveAccessibleDescription('As customers see it.');
    expect(screen.getByText('*')).toBeInTheDocument();
    rerender(
      <TextBox label="Name" required value="" onChange={onChange} help="As customers see it." error="Enter a name." />,
    );
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('Enter a name.');
  });
});

describe('FilterChip', () => {
  it('has separate buttons to edit and remove it', async () => {
    const user = userEvent.setup();
    const onClick = vi.fn();
    const onRemove = vi.fn();
    renderPiece(<FilterChip label="Rating: 5, 4" onClick={onClick} onRemove={onRemove} />);
    await user.click(screen.getByRole('button', { name: 'Rating: 5, 4' }));
    expect([onClick.mock.calls.length, onRemove.mock.calls.length]).toEqual([1, 0]);
    await user.click(screen.getByRole('button', { name: 'Remove Rating: 5, 4' }));
    expect(onRemove).toHaveBeenCalledTimes(1);
  });
});

describe('StatusBadge', () => {
  it('shows a distinct icon next to the text of each status', () => {
    const tones = ['waiting', 'done', 'refused', 'featured', 'neutral'] as const;
    const { container } = renderPiece(
      <div>
        {tones.map((tone) => (
          <StatusBadge key={tone} tone={tone}>
            {tone}
          </StatusBadge>
        ))}
      </div>,
    );
    const shapes = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    expect(new Set(shapes).size).toBe(tones.length);
    for (const tone of tones) expect(screen.getByText(tone)).toBeInTheDocument();
  });
});

describe('ErrorState', () => {
  it('shows what failed, why, and what to do, and retries', async () => {
    const onRetry = vi.fn();
    renderPiece(
      <ErrorState
        title="Reviews couldn’t be loaded"
        error={{ kind: 'server', message: 'Disk full', status: 502 }}
        onRetry={onRetry}
      />,
    );
    const alert = screen.getByRole('alert');
    for (const words of [
      'Reviews couldn’t be loaded',
      'Something went wrong on our end',
      'Disk full',
      'Try again in a moment',
      'Error 502',
    ]) {
      expect(alert).toHaveTextContent(words);
    }
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('doesn’t say of a read that nothing was sent, and promises nothing about what was typed', () => {
    renderPiece(
      <ErrorState title="Reviews couldn’t be loaded" error={{ kind: 'offline', message: '', status: null }} />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^Reviews couldn’t be loadedYou’re offlineCheck your connection and try again\.$/,
    );
  });

  it('shows no raw message key for an unknown kind', () => {
    renderPiece(<ErrorState error={{ kind: 'strange', message: '', status: null }} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on our end');
    expect(screen.getByRole('alert').textContent).not.toContain('errors.');
  });
});

describe('ErrorBoundary', () => {
  it('isolates and names the failed part, and retries', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const source = { isBroken: true };
    renderPiece(
      <>
        <p>The rest</p>
        <ErrorBoundary label="The chart">
          <Chart source={source} />
        </ErrorBoundary>
      </>,
    );
    expect(screen.getByText('The rest')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('The chart couldn’t be displayed');
    source.isBroken = false;
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('The chart')).toBeInTheDocument();
  });
});

describe('LiveRegion', () => {
  it('announces a repeated text again', async () => {
    const user = userEvent.setup();
    renderPiece(
      <LiveRegion>
        <Announcer />
      </LiveRegion>,
    );
    const statusTexts = () => screen.getAllByRole('status').map((status) => status.textContent);
    await user.click(screen.getByRole('button'));
    expect(statusTexts()).toEqual(['', '3 reviews']);
    await user.click(screen.getByRole('button'));
    expect(statusTexts()).toEqual(['3 reviews', '']);
  });

  it('is required by useAnnounce', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderPiece(<Announcer />)).toThrow('useAnnounce is called outside of a <LiveRegion>.');
  });
});
