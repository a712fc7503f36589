import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redact, sanitize } from './events.ts';

const canaries = {
  loginCode: '7K4M-9QXR-2FTB-W8ZD-H3NE-5YVC',
  shareCode: 'ABCDEFGHJKMNPQRSTVWX',
  email: 'canary@mail.example',
  userId: 'user-canary',
  ip: '192.0.2.77',
};

describe('an analytics event', () => {
  test('keeps only the specified and the technical properties', () => {
    const allowed = {
      section: 'Core Questions (Set A)',
      progress_percentage: 40,
      token: 'k',
      distinct_id: 'd',
    };
    const out = sanitize({
      event: 'survey_progress',
      uuid: 'u',
      properties: {
        ...allowed,
        $browser: 'x',
        $referrer: 'https://survey.example/profile/x',
        $ip: '192.0.2.77',
        ...canaries,
      },
    });
    expect(out).toEqual({ uuid: 'u', event: 'survey_progress', properties: allowed });
  });

  test('is dropped unless it is on the list', () => {
    const others = '$autocapture $identify $pageleave $set $web_vitals toString';
    for (const event of [...others.split(' '), ''])
      expect(sanitize({ event, properties: {} })).toBeNull();
  });

  test.each([
    [
      `https://survey.example/profile/${canaries.shareCode}`,
      'https://survey.example/profile/:shareCode',
    ],
    [`/compare?profile=${canaries.shareCode}`, '/compare'],
    ['/auth/confirm?token=abc', '/auth/confirm'],
    ['/profile/edit', '/profile/edit'],
    ['/profile/answers', '/profile/answers'],
    ['/profile/history', '/profile/history'],
    ['landing', 'landing'],
    [`failed for ${canaries.loginCode}`, 'failed for :loginCode'],
    [`failed for ${canaries.email}`, 'failed for :address'],
  ])('replaces %s by %s', (text, pattern) => expect(redact(text)).toBe(pattern));

  test('never contains a removed key, at any depth', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('error_occurred', '$pageview', 'profile_action'),
        fc.object({
          key: fc.constantFrom(...Object.keys(canaries), 'context', 'action', '$current_url', 'x'),
          values: [fc.constantFrom(...Object.values(canaries), 'plain', 3)],
        }),
        (event, properties) => {
          const out = JSON.stringify(
            sanitize({ event, properties: properties as Record<string, unknown> }),
          ); // as: an object with these keys
          for (const key of Object.keys(canaries)) expect(out).not.toContain(`"${key}"`);
          for (const code of [canaries.loginCode, canaries.shareCode, canaries.email])
            expect(out).not.toContain(code);
        },
      ),
    );
  });
});
