import type { NetworkCounts } from '../../school/staff/accounts/network-counts.server.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/**
 * Limits on questions: `count` of them `within` a number of milliseconds. They are checked in this
 * order: the text, its sender, everyone together. One sender cannot use up what others need, and
 * families behind the address of one phone company are told apart from a flood (decision 0072).
 */
export const limits = {
  /** from so many on, each sender looks at the question a second time, and networks are counted */
  flood: { count: 60, within: 10 * minuteMs },
  /** from so many equal texts on, their senders look a second time */
  repeated: { count: 3 },
  /** a long text from many people is one text that is sent around; the school has it */
  sameText: { count: 20, within: 24 * hourMs, longerThan: 40 },
  network: { count: 30, within: 10 * minuteMs },
  /** more than every family of the school in one morning */
  total: { count: 15_000, within: 6 * hourMs },
  /** files take space until their questions are deleted */
  files: { count: 100, within: 24 * hourMs },
  filesOfNetwork: { count: 10, within: hourMs },
  /** shortest and longest time that a second look may take */
  look: { leastMs: 3_000, mostMs: 2 * hourMs },
} as const

/** Counts a question for its network; networks are limited only during a flood. */
export function networkHasRoom(
  { networks, address, now }: { networks: NetworkCounts; address: string; now: number },
  isFlood: boolean,
): boolean {
  const count = networks.add(address, now)
  return !isFlood || count <= limits.network.count
}
