import type { FastifyRequest } from 'fastify';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { clientNetwork, parseInput } from './request.ts';

test('an invalid field is named in our words, not in those of the library', () => {
  const body = z.object({
    name: z.string().max(2),
    age: z.number('An age is a number.'),
    kind: z.enum(['a']),
  });
  // as: no more of it is read
  const request = { body: { name: 'Ada', age: 'old', kind: 3 } } as FastifyRequest;
  const invalid = 'The request is invalid.';
  expect(() => parseInput({ body }, request)).toThrow(
    expect.objectContaining({
      message: invalid,
      details: { errors: { name: invalid, age: 'An age is a number.', kind: invalid } },
    }),
  );
});

describe('clientNetwork', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['2001:db8:1234:5678:9abc:def0:1:2', '2001:db8:1234:5600::/56'],
    ['2001:DB8:1234:56ff::', '2001:db8:1234:5600::/56'],
    ['2001:db8::1', '2001:db8:0:0::/56'],
    ['2001:db8:1::', '2001:db8:1:0::/56'],
    ['::1', '0:0:0:0::/56'],
    ['::', '0:0:0:0::/56'],
    ['fe80::1%eth0', 'fe80:0:0:0::/56'],
    ['1:2:3:4:5:6:7:8', '1:2:3:0::/56'],
    ['203.0.113.9:4711', '203.0.113.9'],
    ['203.0.113.9%eth0', '203.0.113.9'],
    [' 203.0.113.9 ', '203.0.113.9'],
    ['[2001:db8:1234:5678::1]', '2001:db8:1234:5600::/56'],
    ['[2001:db8:1234:5678::1]:443', '2001:db8:1234:5600::/56'],
    ['"[2001:db8:1234:5678::1%25eth0]:443"', '2001:db8:1234:5600::/56'],
    ['[fe80::1%eth0]:443', 'fe80:0:0:0::/56'],
    ['[::ffff:203.0.113.9]:443', '203.0.113.9'],
    ['::ffff:203.0.113.9%1', '203.0.113.9'],
    ['for=203.0.113.9', '203.0.113.9'],
    ['For="203.0.113.9:4711"', '203.0.113.9'],
    ['for="[2001:db8:1234:5678::1]:4711";proto=https', '2001:db8:1234:5600::/56'],
  ])('of %s is %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });

  test.each([
    undefined,
    '',
    'unknown',
    '_hidden',
    'for=_hidden',
    'localhost',
    '203.0.113',
    '203.0.113.256',
    '203.0.113.09',
    '0xcb.0.113.9',
    '3405803785',
    '203.0.113.9:port',
    '203.0.113.9:4711:4711',
    '203.0.113.9, 203.0.113.10',
    '203.0.113.9/32',
    '[203.0.113.9',
    '2001:db8::1::2',
    '[2001:db8::1]4711',
    '[2001:db8::1]:port',
    '<script>',
  ])('of %s is the network that all unreadable addresses share', (address) => {
    expect(clientNetwork(address)).toBe('unreadable');
  });
});
