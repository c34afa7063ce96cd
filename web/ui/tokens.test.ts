import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const roles = (from: string): Record<string, string> => {
  const start = css.indexOf('{', css.indexOf(from))
  const block = css.slice(start, css.indexOf('}', start))
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/gu)].map(([, name = '', value = '']) => [name, value]),
  )
}
const light = roles("[data-theme='light']")
const dark = roles("[data-theme='dark']")

const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (one = '#000000', other = '#000000') => {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

test('both themes give every role', () => expect(Object.keys(dark).sort()).toEqual(Object.keys(light).sort()))

test('"as my device has it" shows the same dark theme', () => expect(roles("[data-theme='system']")).toEqual(dark))

test.each([
  ['--ink', '--ground', 7],
  ['--ink', '--surface', 7],
  ['--ink-2', '--ground', 7],
  ['--ink-2', '--sunk', 7],
  ['--ink-3', '--sunk', 5.5],
  ['--link', '--ground', 7],
  ['--on-primary', '--primary', 7],
  ['--thread', '--ground', 3],
  ['--thread-text', '--ember-soft', 5.5],
  ['--ok', '--ok-soft', 5.5],
  ['--warn', '--warn-soft', 5.5],
  ['--danger', '--surface', 5.5],
  ['--line-strong', '--surface', 3],
  ['--on-night-2', '--night', 7],
  ['--focus', '--ground', 7],
])('%s on %s reaches %d to 1 in both themes', (front, back, least) => {
  for (const theme of [light, dark]) expect(contrast(theme[front], theme[back])).toBeGreaterThanOrEqual(least)
})
