import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { SessionEndedNotice } from './load-notices.tsx';

test('a visitor who is signed out reads only what is known', () => {
  const shown = renderToStaticMarkup(
    <MemoryRouter>
      <SessionEndedNotice />
    </MemoryRouter>,
  );
  expect(shown).toContain('Not Logged In');
  expect(shown).toContain('Enter Login Code');
  expect(shown).toContain('unless the account was deleted');
  expect(shown).not.toMatch(/kept|saved|stored/); // it may be gone
});
