import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import sharp from 'sharp'
import { pdfOf } from './pdf.ts'
import { DYES, pictures, svgOf } from './pictures.ts'

test('a demo’s pictures are drawn in the dyes of a light page', async () => {
  const css = await readFile(new URL('../../../web/ui/tokens.css', import.meta.url), 'utf8')
  const light = css.slice(0, css.indexOf("[data-theme='dark']"))
  const dyes = [...light.matchAll(/--dye-(\w+): (#[\da-f]{6})/g)].map(([, dye = '', hex = '']) => [dye, hex])
  expect(DYES).toEqual(Object.fromEntries(dyes))
})

test('each of them can be drawn, as large as it says', async () => {
  for (const [name, drawing] of Object.entries(pictures)) {
    const { info, data } = await sharp(Buffer.from(svgOf(drawing)))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([name, info.width, info.height]).toEqual([name, drawing.width * 10, drawing.height * 10])
    expect(new Set(data.subarray(0, 3_000_000)).size).toBeGreaterThan(8)
  }
})

test('the letter is a paper of one page that says where each of its parts is', () => {
  const pdf = pdfOf(Buffer.from('the bytes of a picture'), { width: 900, height: 1_200 }).toString('latin1')
  const at = Number(/startxref\n(\d+)/.exec(pdf)?.[1])
  expect(pdf.slice(at, at + 4)).toBe('xref')
  const offsets = [...pdf.matchAll(/^(\d{10}) 00000 n/gm)].map(([, digits]) => Number(digits))
  expect(offsets).toHaveLength(5)
  for (const [n, offset] of offsets.entries()) expect(pdf.slice(offset).startsWith(`${n + 1} 0 obj`)).toBe(true)
})
