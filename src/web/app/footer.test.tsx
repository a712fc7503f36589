import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import type * as siteModule from '../platform/site.ts';
import SiteFooter from './footer.tsx';

const pages = vi.hoisted(() => ({
  imprintUrl: 'https://site.example/imprint',
  termsUrl: null,
  accessibilityUrl: 'https://site.example/accessibility',
}));
vi.mock('../platform/site.ts', async (importOriginal) => {
  const { site } = await importOriginal<typeof siteModule>();
  return { site: { ...site, ...pages } };
});

test('leads to help and to the pages that the operator named', () => {
  const shown = renderToStaticMarkup(
    <MemoryRouter>
      <SiteFooter />
    </MemoryRouter>,
  );
  const links = [...shown.matchAll(/href="([^"]+)"[^>]*>([^<]+)</g)].map(([, to, name]) => [
    name,
    to,
  ]);
  expect(links.slice(0, 5)).toEqual([
    ['Help', '/help'],
    ['Privacy', '/privacy'],
    ['Methodology', '/methodology'],
    ['Imprint', pages.imprintUrl],
    ['Accessibility', pages.accessibilityUrl],
  ]);
});
