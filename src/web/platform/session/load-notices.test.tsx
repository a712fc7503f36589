import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { SessionEndedNotice } from './load-notices.tsx';

test('makes no claim about stored data to signed-out visitors', () => {
  const shown = renderToStaticMarkup(
    <MemoryRouter>
      <SessionEndedNotice />
    </MemoryRouter>,
  );
  expect(shown).toContain('Not Logged In');
  expect(shown).toMatch(/href="\/login#login-code"[^>]*>Enter Login Code</); // its field
  expect(shown).toContain('unless the account was deleted');
  expect(shown).not.toMatch(/kept|saved|stored/); // it may be gone
});
