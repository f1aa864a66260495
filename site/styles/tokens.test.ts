import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const tokens = new Map(
  [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
)
/** Checks tokens that departments override under their own names. */
const departments = ['pgs', 'jhs', 'shs', 'college']

type Channels = readonly [number, number, number]

/** Returns the channels of a token from 0 to 255, through all references. */
function channelsOf(name: string): Channels {
  const value = tokens.get(name)?.trim() ?? ''
  const alias = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  if (alias) return channelsOf(alias)
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/.exec(value)
  if (!hex) throw new Error(`${name} is not a color: ${value}`)
  const [, red = '', green = '', blue = ''] = hex
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)]
}

/** Relative luminance (WCAG 2.2). */
function luminance(channels: Channels): number {
  const [red, green, blue] = channels.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: Channels, other: Channels): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Mixes a color over another, by its share. */
const over = (top: Channels, share: number, below: Channels) =>
  top.map(
    (channel, place) => channel * share + (below[place] ?? 0) * (1 - share),
  ) as unknown as Channels

/** WCAG 2.2 AA: text of any size. */
const textContrast = 4.5
/** WCAG 2.2 AA: large text, borders of fields, focus rings. */
const shapeContrast = 3

const light = ['--surface', '--surface-deep', '--surface-sheet']

test.each(
  [
    '--text',
    '--text-soft',
    '--text-accent',
    '--text-growth',
    '--text-danger',
    '--text-link',
  ].flatMap((text) => light.map((surface) => [text, surface])),
)('%s can be read on %s', (text, surface) => {
  expect(contrast(channelsOf(text), channelsOf(surface))).toBeGreaterThanOrEqual(textContrast)
})

test.each([
  ['--on-dark', '--surface-dark'],
  ['--on-dark-soft', '--surface-dark'],
  ['--on-dark-accent', '--surface-dark'],
  ['--on-dark-accent', '--color-night'],
  ['--color-gold-light', '--surface-dark'],
  ['--color-gold-light', '--color-night'],
  ['--color-sheet', '--color-night'],
  ['--on-dark', '--color-river'],
  ['--color-sheet', '--color-bamboo'],
  ['--color-sheet', '--color-bamboo-deep'],
  ['--color-sheet', '--color-rose-deep'],
  ['--text', '--surface-signal'],
  ...departments.map((tag) => ['--color-sheet', `--color-${tag}`]),
  ...departments.map((tag) => [`--color-${tag}`, '--surface']),
  ...departments.map((tag) => [`--color-${tag}`, '--surface-sheet']),
])('%s can be read on %s', (text, surface) => {
  expect(contrast(channelsOf(text), channelsOf(surface))).toBeGreaterThanOrEqual(textContrast)
})

test.each([
  ...light.map((surface) => ['--focus', surface]),
  ...light.map((surface) => ['--field-edge', surface]),
  ['--focus-on-dark', '--surface-dark'],
  ['--focus-on-dark', '--color-night'],
  ['--focus-on-dark', '--color-bamboo-deep'],
  ['--color-bamboo', '--surface'],
])('%s can be seen on %s', (shape, surface) => {
  expect(contrast(channelsOf(shape), channelsOf(surface))).toBeGreaterThanOrEqual(shapeContrast)
})

test.each(['--color-night', ...departments.map((tag) => `--color-${tag}-deep`)])(
  'white text can be read over a white picture under the veil of %s',
  (veil) => {
    const share = Number.parseFloat(tokens.get('--veil') ?? '') / 100
    const white: Channels = [255, 255, 255]
    expect(contrast(white, over(channelsOf(veil), share, white))).toBeGreaterThanOrEqual(
      textContrast,
    )
  },
)
