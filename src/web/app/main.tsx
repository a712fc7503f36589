import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { startKeepAlive } from '../platform/session/keep-alive.ts';
import '../ui/theme/base.css';
import { ErrorBoundary } from './error-boundary.tsx';
import { Layout } from './layout.tsx';
import { LandingScreen } from './routes.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');
// The prerendered landing page stays until the app can draw it.
if (root.hasChildNodes()) await LandingScreen.preload();
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <ErrorBoundary>
        <Layout />
      </ErrorBoundary>
    </BrowserRouter>
  </StrictMode>,
);
startKeepAlive();
