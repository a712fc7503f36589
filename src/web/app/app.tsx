import { useEffect } from 'react';
import { BrowserRouter } from 'react-router';
import { startKeepAlive } from '../platform/session/keep-alive.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Layout } from './layout.tsx';

export function App() {
  useEffect(startKeepAlive, []);
  return (
    <BrowserRouter>
      <ErrorBoundary>
        <Layout />
      </ErrorBoundary>
    </BrowserRouter>
  );
}
