import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { headlessShellInTurn } from '../support/turns.ts'
import { withOwnStack } from '../support/ownStack.ts'

const DAY_MS = 86_400_000
const root = fileURLToPath(new URL('../..', import.meta.url))

// Another house than the one in the sources: whatever still says the old name is found.
process.env['PRODUCT_NAME'] = 'Acme & Daughters'
process.env['SUPPORT_EMAIL'] = 'help@acme.example'
process.env['SUPPORT_PHONE'] = '+1 555 0142'

/** `npm run test:site -- header`: the named specs, or all, in a browser against a stack of their own. */
const code = await withOwnStack({ root, dayMs: DAY_MS }, async ({ app, mail, folder }) => {
  const { executablePath, args } = await headlessShellInTurn()
  const test = spawn('playwright', ['test', '--config', 'tests/site/playwright.config.ts', ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      SITE_APP: app,
      SITE_MAIL: mail,
      SITE_FOLDER: folder,
      SITE_CHROMIUM: executablePath,
      SITE_CHROMIUM_ARGS: JSON.stringify(args),
    },
  })
  const [exitCode] = (await once(test, 'exit')) as [number | null]
  return exitCode ?? 1
})
process.exit(code)
