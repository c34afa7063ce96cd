import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { mediaPrograms } from '../../stack/programs/ffmpeg.ts'

const COLOURS = 48
const HEIGHT = { 1280: 900, 390: 844 } as const
export type Width = keyof typeof HEIGHT
export const WIDTHS: readonly Width[] = [1280, 390]

/** A window as tall as the page, so that what is fixed to its edges is drawn there; a dialog belongs to the window. */
const grow = async (page: Page, width: Width): Promise<void> => {
  const size = { width, height: HEIGHT[width] }
  await page.setViewportSize(size)
  if ((await page.getByRole('dialog').count()) > 0) return
  const tall = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ ...size, height: Math.max(size.height, tall) })
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

/** The page as it stands, as a PNG of few colours: a tenth of the size, and no difference to the eye. */
export const takePicture = async (page: Page, width: Width, file: string): Promise<void> => {
  await grow(page, width)
  await page.evaluate(() => document.fonts.ready)
  const whole = `${file}.whole.png`
  writeFileSync(whole, await page.screenshot({ animations: 'disabled', caret: 'hide' }))
  const filter = `split[a][b];[a]palettegen=max_colors=${COLOURS}:reserve_transparent=0[p];[b][p]paletteuse=dither=none`
  const { FFMPEG_PATH } = mediaPrograms(process.env)
  const { status, stderr } = spawnSync(
    FFMPEG_PATH,
    ['-v', 'error', '-y', '-i', whole, '-vf', filter, '-frames:v', '1', '-update', '1', '-pred', 'mixed', file],
    { encoding: 'utf8' },
  )
  rmSync(whole)
  if (status !== 0) throw new Error(stderr)
}
