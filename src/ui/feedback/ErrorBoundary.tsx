import { useTranslate } from 'ra-core';
import { Component, type ReactNode } from 'react';
import { recordError } from '../../lib/storage/supportFacts';
import { Button } from '../buttons/Button';
import { Banner } from './Banner';

interface ErrorBoundaryProps {
  /** Name of the content, such as 'The list'. */
  label: string;
  /** What to do; by default, to try again. */
  text?: string;
  children: ReactNode;
  /** Another value renders the children again after an error. */
  resetKey?: string | undefined;
}

/** Error boundary that shows a message with a retry button instead of its children. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    recordError(`${window.location.pathname}: ${error}`);
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps) {
    if (this.state.hasFailed && resetKey !== this.props.resetKey) this.setState({ hasFailed: false });
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const { label, text } = this.props;
    return <ErrorFallback label={label} text={text} onRetry={() => this.setState({ hasFailed: false })} />;
  }
}

interface ErrorFallbackProps {
  label: string;
  text: string | undefined;
  onRetry: () => void;
}

function ErrorFallback({ label, text, onRetry }: ErrorFallbackProps) {
  const translate = useTranslate();
  const action = (
    <Button size="small" onClick={onRetry}>
      {translate('ui.retry')}
    </Button>
  );
  return (
    <Banner tone="danger" title={translate('ui.boundary.title', { label })} action={action}>
      {text ?? translate('ui.boundary.text')}
    </Banner>
  );
}
