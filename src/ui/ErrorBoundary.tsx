import { useTranslate } from 'ra-core';
import { Component, type ReactNode } from 'react';
import { Button } from './Button';
import { Notice } from './Notice';

interface ErrorBoundaryProps {
  /** What is inside, such as 'The list'. */
  label: string;
  children: ReactNode;
}

/** Keeps a part that throws from taking the page with it; says so in its place and offers to try again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <Fallen label={this.props.label} onRetry={() => this.setState({ hasFailed: false })} />;
  }
}

function Fallen({ label, onRetry }: { label: string; onRetry: () => void }) {
  const translate = useTranslate();
  const action = (
    <Button size="small" onClick={onRetry}>
      {translate('ui.retry')}
    </Button>
  );
  return (
    <Notice tone="danger" title={translate('ui.boundary.title', { label })} action={action}>
      {translate('ui.boundary.text')}
    </Notice>
  );
}
