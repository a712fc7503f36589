import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/theme/base.css';
import { App } from './app.tsx';
import { LandingScreen } from './routes.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');
// The prerendered landing page stays until the app can draw it.
if (root.hasChildNodes()) await LandingScreen.preload();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
