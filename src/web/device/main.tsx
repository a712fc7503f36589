import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import '../ui/theme/base.css';
import { ErrorBoundary } from '../app/error-boundary.tsx';
import { Layout } from '../app/layout.tsx';
import { askBeforeClosing } from '../platform/quick-exit/ask-before-closing.ts';
import { mirrorArrows } from '../ui/forms/mirror-arrows.ts';
import { direction } from '../ui/language/locale.ts';
import { beginAnew } from './call.ts';
import { readCardInAddress } from './card-address.ts';
import { guardPage } from './guard.ts';
import { wouldLoseAnswers } from './kept.ts';
import { rememberSource } from './source.ts';

rememberSource();
guardPage();
askBeforeClosing(wouldLoseAnswers);
readCardInAddress();
beginAnew();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    {/* In memory, so that no address and no 'Back' of the browser tells what was done here. */}
    <MemoryRouter>
      <ErrorBoundary>
        <Layout />
      </ErrorBoundary>
    </MemoryRouter>
  </StrictMode>,
);
if (direction === 'rtl') mirrorArrows();
