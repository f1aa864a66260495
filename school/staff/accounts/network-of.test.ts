import { expect, test } from 'vitest'
import { networkOf } from './network-of.ts'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:201', '192.0.2.1'],
  ['2001:db8:1:2:a::7', '2001:db8:1:2'],
  ['2001:DB8:1:2::7', '2001:db8:1:2'],
  ['2001:0db8:0001:0002:0003:0004:0005:0006', '2001:db8:1:2'],
  ['2001:db8::7', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  // Only the mapped form itself is an IPv4 address.
  ['::ffff:c000:201:5', '0:0:0:0'],
  ['2001:db8::ffff:c000:201', '2001:db8:0:0'],
  ['unknown', 'unknown'],
  ['', ''],
  // A connection without an address is a network of its own.
  [undefined, ''],
])('the address %s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
