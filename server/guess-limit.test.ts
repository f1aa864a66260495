import { expect, test } from 'vitest'
import { GuessLimit, guessWindowMs } from './guess-limit.ts'

function askFor(limit: GuessLimit, address: string, codes: number) {
  for (let code = 0; code < codes; code += 1) limit.countUnknown(address, `${address} ${code}`, 0)
}

test('a network that tries out codes is stopped, others are not, and it may go on later', () => {
  const limit = new GuessLimit()
  askFor(limit, '192.0.2.1', 299)
  expect(limit.isOver('192.0.2.1', 0)).toBe(false)
  askFor(limit, '192.0.2.1', 300)
  expect(limit.isOver('192.0.2.1', 0)).toBe(true)
  expect(limit.isOver('192.0.2.2', 0)).toBe(false)
  expect(limit.isOver('192.0.2.1', guessWindowMs)).toBe(false)
})

test('one false code is asked for by thousands behind one address', () => {
  const limit = new GuessLimit()
  for (let family = 0; family < 5_000; family += 1) limit.countUnknown('192.0.2.1', 'XXXX2222', 0)
  expect(limit.isOver('192.0.2.1', 0)).toBe(false)
})

test('the other addresses of a network count with it', () => {
  const limit = new GuessLimit()
  for (let host = 0; host < 300; host += 1)
    limit.countUnknown(`2001:db8:0:1::${host.toString(16)}`, `code ${host}`, 0)
  expect(limit.isOver('2001:db8:0:1:ffff::1', 0)).toBe(true)
  expect(limit.isOver('2001:db8:0:2::1', 0)).toBe(false)
})
