import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import type { ListedPage } from '../server.tsx'
import { hearthBlock } from '../ui/block.ts'

const font = fileURLToPath(import.meta.resolve('@expo-google-fonts/besley/500Medium/Besley_500Medium.ttf'))
/** Drawn once for each title: a build draws only what is new. */
const kept = fileURLToPath(new URL('../../dist/social/', import.meta.url))

const SIZE = { width: 1200, height: 630 }
const BLOCK = 470
const LETTER = 76
const LONGEST_LINE = 15

const colours = async (): Promise<(name: string) => string> => {
  const css = await readFile(new URL('../ui/tokens.css', import.meta.url), 'utf8')
  return (name) => new RegExp(`--${name}: (#[0-9a-f]{6})`, 'u').exec(css)?.[1] ?? '#000000'
}

/** Breaks a title into lines of a width that fits beside the block. */
export const linesOf = (title: string): readonly string[] =>
  title.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1)
    const longer = `${last} ${word}`
    return last !== undefined && longer.length <= LONGEST_LINE ? [...lines.slice(0, -1), longer] : [...lines, word]
  }, [])

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const drawing = (title: string, colour: (name: string) => string): string => {
  const { strips, heart } = hearthBlock({ seed: title, size: BLOCK, rounds: 4, centre: 2 })
  const seam = `stroke="${colour('ground')}" stroke-width="3"`
  const box = (at: { x: number; y: number; width: number; height: number }, dye: string) =>
    `<rect x="${at.x}" y="${at.y}" width="${at.width}" height="${at.height}" fill="${colour(dye)}" ${seam}/>`
  const square = (share: number) => {
    const inset = (heart.side * (1 - share)) / 2
    return { x: heart.x + inset, y: heart.y + inset, width: heart.side * share, height: heart.side * share }
  }
  const lines = linesOf(title)
  const top = SIZE.height / 2 - ((lines.length - 1) * LETTER * 1.1) / 2 + LETTER * 0.34
  const words = lines.map((line, at) => `<tspan x="80" y="${top + at * LETTER * 1.1}">${escaped(line)}</tspan>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">
    <rect width="100%" height="100%" fill="${colour('ground')}"/>
    <g transform="translate(${SIZE.width - BLOCK - 60} ${(SIZE.height - BLOCK) / 2})">
      ${strips.map((strip) => box(strip, `dye-${strip.dye}`)).join('')}
      ${box(square(1), 'dye-ember')}${box(square(0.48), 'dye-lamp')}
    </g>
    <text font-family="Besley Medium, Besley" font-size="${LETTER}" fill="${colour('ink')}">${words.join('')}</text>
  </svg>`
}

const drawn = async (svg: string): Promise<Uint8Array> => {
  const file = `${kept}${createHash('sha256').update(svg).digest('hex').slice(0, 24)}.png`
  const known = await readFile(file).catch(() => undefined)
  if (known) return known
  const png = new Resvg(svg, { font: { fontFiles: [font], loadSystemFonts: false } }).render().asPng()
  await writeFile(file, png)
  return png
}

/** The picture that a shared link shows: the page's title beside a block of its own. */
export const drawSocialImages = async (
  pages: readonly ListedPage[],
  keep: (name: string, png: Uint8Array) => Promise<void>,
): Promise<void> => {
  await mkdir(kept, { recursive: true })
  const colour = await colours()
  for (const { name, title } of pages) await keep(name, await drawn(drawing(title, colour)))
}
