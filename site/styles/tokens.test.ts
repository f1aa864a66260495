import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const [lightCss = '', darkCss = ''] = css.split('@media screen and (prefers-color-scheme: dark)')
const declared = (text: string) =>
  [...text.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
    ([, name = '', value = '']): [string, string] => [name, value],
  )
/** The first declaration is that of all pages: departments override tokens under the same names. */
const lightTokens = new Map(declared(lightCss).toReversed())
const modes = {
  light: lightTokens,
  dark: new Map([...lightTokens, ...declared(darkCss)]),
}
type Mode = keyof typeof modes
const eachMode = Object.keys(modes) as Mode[]
const departments = ['pgs', 'jhs', 'shs', 'college']

type Channels = readonly [number, number, number]

/** Returns the channels of a token from 0 to 255, through all references. */
function channelsOf(mode: Mode, name: string): Channels {
  const value = modes[mode].get(name)?.trim() ?? ''
  const alias = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  if (alias) return channelsOf(mode, alias)
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

/** WCAG 2.2 AA: text of any size. */
const textContrast = 4.5
/** WCAG 2.2 AA: large text, borders of fields, focus rings. */
const shapeContrast = 3

const texts = ['', '-soft', '-accent', '-growth', '-danger', '-link'].map((end) => `--text${end}`)
const surfaces = ['--surface', '--surface-deep', '--surface-sheet']

describe.each(eachMode)('in %s mode', (mode) => {
  const contrastOf = (one: string, other: string) =>
    contrast(channelsOf(mode, one), channelsOf(mode, other))

  test.each([
    ...[...texts, '--department-text'].flatMap((text) =>
      surfaces.map((surface) => [text, surface]),
    ),
    ['--on-dark', '--surface-dark'],
    ['--on-dark-soft', '--surface-dark'],
    ['--on-dark-accent', '--surface-dark'],
    ['--on-dark-accent', '--color-night'],
    ['--color-gold-light', '--surface-dark'],
    ['--color-gold-light', '--color-night'],
    ['--color-sheet', '--color-night'],
    ['--color-ink', '--color-paper'],
    ['--on-dark', '--color-river'],
    ['--color-sheet', '--color-bamboo'],
    ['--color-sheet', '--color-bamboo-deep'],
    ['--color-sheet', '--color-rose-deep'],
    ['--on-signal', '--surface-signal'],
    // Covers of articles without a picture (site/news/cover.module.css).
    ...[...departments, 'rose-deep', 'bamboo-deep', 'college-deep', 'ink'].flatMap((cover) => [
      ['--color-sheet', `--color-${cover}`],
      ['--color-gold-light', `--color-${cover}`],
    ]),
    ['--color-ink', '--color-gold'],
    ...departments.map((tag) => ['--color-sheet', `--color-${tag}`]),
    ...departments.map((tag) => [`--color-${tag}-text`, '--surface']),
    ...departments.map((tag) => [`--color-${tag}-text`, '--surface-sheet']),
  ])('%s can be read on %s', (text, surface) => {
    expect(contrastOf(text, surface)).toBeGreaterThanOrEqual(textContrast)
  })

  test.each([
    ...surfaces.map((surface) => ['--focus', surface]),
    ...surfaces.map((surface) => ['--field-edge', surface]),
    ['--focus-on-dark', '--surface-dark'],
    ['--focus-on-dark', '--color-night'],
    ['--focus-on-dark', '--color-bamboo-deep'],
    ['--text-growth', '--surface'],
  ])('%s can be seen on %s', (shape, surface) => {
    expect(contrastOf(shape, surface)).toBeGreaterThanOrEqual(shapeContrast)
  })

  const banners = ['--color-night', ...departments.map((tag) => `--color-${tag}-deep`)]
  test.each(banners)('on %s, a white title stands out by 7:1', (banner) => {
    expect(contrast([255, 255, 255], channelsOf(mode, banner))).toBeGreaterThanOrEqual(7)
  })
})
