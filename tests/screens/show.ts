import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { takePicture, WIDTHS, type Width } from './picture.ts'
import { dye } from './stage.ts'

const THEMES = ['light', 'dark'] as const
/** One picture: how wide, and in which theme. */
type Look = readonly [Width, (typeof THEMES)[number]]
const ALL: readonly Look[] = WIDTHS.flatMap((width) => THEMES.map((theme) => [width, theme] as const))
/** For what is long and many: each width and each theme once. */
export const DESK_BY_DAY_PHONE_BY_NIGHT: readonly Look[] = [
  [1280, 'light'],
  [390, 'dark'],
]
/** What is always light, a mail for one. */
export const LIGHT: readonly Look[] = WIDTHS.map((width) => [width, 'light'] as const)

/** An album of pictures under docs/screens, begun anew: its pictures, and a page that lists them. */
export const albumOf = (name: string) => {
  const folder = fileURLToPath(new URL(`../../docs/screens/${name}`, import.meta.url))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const lines: string[] = []

  /** The page as it stands. */
  const take = async (page: Page, file: string, words: string, looks = ALL): Promise<void> => {
    const links: string[] = []
    for (const [width, theme] of looks) {
      await dye(page, theme)
      await takePicture(page, width, `${folder}/${file}-${width}-${theme}.png`)
      links.push(`[${width}-${theme}](${file}-${width}-${theme}.png)`)
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
