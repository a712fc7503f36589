import { describe, expect, test } from 'vitest';
import { clientNetwork } from './network.ts';

describe('clientNetwork (B9)', () => {
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
    ['', ''],
  ])('of %s is %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });
});
