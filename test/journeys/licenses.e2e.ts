/** The licences of the packages that the web app contains. */

import { readFileSync } from 'node:fs';
import { expect, test } from '../../test/support/browser/server.ts';

test('/licenses.txt names every package in the browser, with its licence', async ({ request }) => {
  const reply = await request.get('/licenses.txt');
  expect([reply.status(), reply.headers()['content-type']]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ]);
  const text = await reply.text();
  const listed = [...text.matchAll(/^## (\S+) - (\d\S*) \((.+)\)$/gm)].map(
    ([, name, version, licence]) => `| ${name} | ${version} | ${licence} | `,
  );
  const notices = readFileSync(new URL('../../THIRD-PARTY-NOTICES.md', import.meta.url), 'utf8');
  expect(listed.filter((row) => !notices.includes(row))).toEqual([]);
  // The list also names packages whose code is a part of posthog-js, of the style sheets or of
  // every chunk.
  for (const name of [
    'react',
    'react-dom',
    '@fontsource-variable/figtree',
    '@fontsource-variable/fraunces',
    'posthog-js',
    '@posthog/core',
    'tailwindcss',
    'vite',
  ])
    expect(listed.join('\n')).toContain(`| ${name} | `);
  for (const words of [
    'Copyright (c) Meta Platforms',
    'SIL OPEN FONT LICENSE',
    'Apache License',
    'Permission is hereby granted',
    'Copyright (c) Tailwind Labs',
  ])
    expect(text).toContain(words);
  expect(text).not.toMatch(/^## (fastify|pg|kysely|nodemailer) /m); // only on the server
});
