import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isFull } from '../../../../test/support/tiers.ts';
import { parseAddress } from './address.ts';

const longHost = `${Array.from({ length: 4 }, () => 'a'.repeat(61)).join('.')}.example`;

describe('an e-mail address', () => {
  test.each([
    ['a@b.example', 'a@b.example', 'a@b.example'],
    ['  Anna.Lee+x@Mail.Example ', 'Anna.Lee+x@mail.example', 'anna.lee+x@mail.example'],
    ['o’neil@x.example'.replace('’', "'"), "o'neil@x.example", "o'neil@x.example"],
    ['jörg@bücher.example', 'jörg@xn--bcher-kva.example', 'jörg@xn--bcher-kva.example'],
    ['jo\u0308rg@x.example', 'jörg@x.example', 'jörg@x.example'],
    ['a@例え.テスト', 'a@xn--r8jz45g.xn--zckzah', 'a@xn--r8jz45g.xn--zckzah'],
  ])('%j has the mailbox %j and the identity %j', (typed, mailbox, normalised) => {
    expect(parseAddress(typed)).toEqual({ mailbox, normalised });
  });

  test.each([
    '',
    '@',
    'a@',
    '@b.example',
    'a',
    'a@b',
    'a@b.',
    'a@.example',
    'a@b..example',
    'a@-b.example',
    'a@b-.example',
    'a@b.example.',
    'a@b@c.example',
    '"a@b"@c.example',
    'a b@c.example',
    'a@b c.example',
    'a,b@c.example',
    '<a@b.example>',
    'A <a@b.example>',
    'a:b@c.example',
    'a;b@c.example',
    'a@b.example\r\nBcc: x@y.example',
    'a@b.example\n',
    '\ra@b.example',
    'a\r\n@b.example',
    'a@b.exa\u0000mple',
    'a\u0007@b.example',
    'a\u202e@b.example',
    'a@b\u00ad.example',
    'a%0aBcc:x@b.example',
    'a%0d%0aBcc%3ax@b.example',
    'a%b@c.example',
    'host!user@c.example',
    '.a@b.example',
    'a.@b.example',
    'a..b@c.example',
    'a@[127.0.0.1]',
    'a@127.0.0.1',
    'a@b.1',
    'a@localhost',
    `${'a'.repeat(65)}@b.example`,
    `${'ä'.repeat(33)}@b.example`,
    `a@${longHost}`,
    `${'x'.repeat(300)}@b.example`,
    '\ud800@b.example',
  ])('%j is invalid', (typed) => {
    expect(parseAddress(typed)).toBeNull();
  });

  test('contains no separator of headers or recipient lists', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 40 }),
        fc.constantFrom('@', 'a@', '@b.example', 'a@b.example'),
        (noise, seed) => {
          const address = parseAddress(noise + seed) ?? parseAddress(seed + noise);
          expect(address?.mailbox ?? 'a@b.example').toMatch(
            /^[^\s\p{Cc}"(),:;<>@[\\\]%!]+@[a-z0-9.-]+$/u,
          );
        },
      ),
      { numRuns: isFull ? 2000 : 200 },
    );
  });
});
