import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { surveyPaths } from '../../contract/site.ts';
import '../ui/theme/base.css';
import { openSurvey, SurveyScreen } from '../features/survey/survey.ts';
import { startKeepAlive } from '../platform/session/keep-alive.ts';
import { mirrorArrows } from '../ui/forms/mirror-arrows.ts';
import { basePath, direction } from '../ui/language/locale.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Layout, SiteFooter } from './layout.tsx';
import { LandingScreen } from './routes.tsx';

const root = document.getElementById('root')!; // in index.html
// What was drawn before the app had loaded stays until the app can draw the same; a fallback that
// appeared for a moment would cost a slow phone one more drawing.
if (Object.values<string>(surveyPaths).includes(window.location.pathname.slice(basePath.length)))
  await Promise.all([SurveyScreen.preload(), openSurvey().catch(() => {})]);
else if (root.hasChildNodes()) await Promise.all([LandingScreen.preload(), SiteFooter.preload()]);
createRoot(root).render(
  <StrictMode>
    <BrowserRouter basename={basePath || '/'}>
      <ErrorBoundary>
        <Layout />
      </ErrorBoundary>
    </BrowserRouter>
  </StrictMode>,
);
startKeepAlive();
if (direction === 'rtl') mirrorArrows();
