import { Component, type ReactNode } from 'react';
import { record } from '../platform/analytics/analytics.ts';
import { tryAgain } from '../platform/words.ts';
import { Button } from '../ui/components/button.tsx';
import { Notice } from '../ui/components/notice.tsx';
import * as words from './words.ts';

interface State {
  readonly hasFailed: boolean;
}

/** Catches errors thrown while a screen renders. React itself logs them to the console. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    record('error_occurred', {
      error_type: error instanceof Error ? error.name : 'unknown',
      context: 'drawing',
    });
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main className="mx-auto flex min-h-dvh w-full max-w-6xl flex-col px-4 sm:px-8">
        <Notice
          title={words.somethingWentWrong}
          actions={<Button onClick={() => window.location.reload()}>{tryAgain}</Button>}
        >
          <p role="alert">{words.pageNotShown}</p>
        </Notice>
      </main>
    );
  }
}
