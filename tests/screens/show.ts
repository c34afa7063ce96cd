import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { takePicture, WIDTHS } from './picture.ts'
import { dye } from './stage.ts'

const THEMES = ['light', 'dark'] as const

/** An album of pictures under docs/screens, begun anew: a picture at each width, in each theme, and a page that lists them. */
export const albumOf = (name: string) => {
  const folder = fileURLToPath(new URL(`../../docs/screens/${name}`, import.meta.url))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const lines: string[] = []

  /** The page as it stands; what is always light is taken once at each width. */
  const take = async (page: Page, file: string, words: string, { isAlwaysLight = false } = {}): Promise<void> => {
    const links: string[] = []
    for (const width of WIDTHS) {
      for (const theme of isAlwaysLight ? (['light'] as const) : THEMES) {
        await dye(page, theme)
        await takePicture(page, width, `${folder}/${file}-${width}-${theme}.png`)
        links.push(`[${width}-${theme}](${file}-${width}-${theme}.png)`)
      }
    }
    lines.push(`| ${words} | ${links.join(' ')} |`)
  }

  /** Lists the pictures; `about` says what they are and how they are taken. */
  const close = (title: string, about: string): void =>
    writeFileSync(
      `${folder}/README.md`,
      `# ${title}\n\n${about}\n\n| Screen | Pictures |\n| --- | --- |\n${lines.join('\n')}\n`,
    )
  return { take, close }
}
