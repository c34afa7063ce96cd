import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { button, field } from '../ui/rules.ts'

const own = (path: string) => readFileSync(fileURLToPath(new URL(`../ui/${path}`, import.meta.url)), 'utf8')
const rule = (selectors: readonly string[], ...rules: readonly string[]) =>
  `${selectors.join(',\n')} {${rules.join('')}\n}`

const LOOKS = ['primary', 'secondary', 'danger'] as const
const FIELDS = [
  '.unlock input',
  'form.ask-to-wait input',
  'form.give-address input',
  'form.reply textarea',
  'form.tell textarea',
]
const at = (look: string) => `.letter-words button.${look}`

/** Buttons and fields as the app has them. */
const shared = [
  rule(LOOKS.map(at), button.base),
  ...LOOKS.flatMap((look) => [rule([at(look)], button[look]), rule([`${at(look)}:hover`], button[`${look}Hover`])]),
  rule([at('primary')], button.large),
  rule(FIELDS, field.base),
  rule(
    FIELDS.map((each) => `${each}[aria-invalid='true']`),
    field.invalid,
  ),
]

/** The sheet of the pages that the server renders for people without an account: after tokens and base, faces first. */
export const pagesSheet = (): string =>
  [
    own('fonts.css'),
    own('pages/letter.css'),
    ...shared,
    ...['forms', 'voice', 'player', 'narrow'].map((part) => own(`pages/${part}.css`)),
  ].join('\n')
