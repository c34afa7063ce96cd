import { isProgram, onPath } from './onPath.ts'

export type Browser = { readonly executablePath: string; readonly args: readonly string[] }

// Chromium does not run as root with its sandbox; tests open only pages of our own.
const NO_SANDBOX = '--no-sandbox'
// Made for one visitor at a time: in one process the browser of one person sends another's cookies.
const ONE_PROCESS = '--single-process'

const ofTheSystem = () => ['/usr/bin/chromium'].find(isProgram) || onPath('chromium') || onPath('google-chrome')

/** A Chromium for tests: as set, the system's, on PATH, or the one in our packages (Linux only). */
export const chromium = async (env: NodeJS.ProcessEnv = process.env): Promise<Browser> => {
  const own = env['CHROMIUM_PATH'] || ofTheSystem()
  if (own) return { executablePath: own, args: [NO_SANDBOX] }
  // Makes the package bring its own libraries, which a bare system lacks.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs24.x'
  const { default: packed } = await import('@sparticuz/chromium')
  const args = packed.args.filter((arg) => arg !== ONE_PROCESS)
  return { executablePath: await packed.executablePath(), args }
}

/**
 * For tests that open many pages: a headless shell draws nothing but the page, and takes a third of a whole browser's time
 * to open one. The one in our packages finds its libraries where the system has a browser of its own.
 */
export const headlessShell = async (env: NodeJS.ProcessEnv = process.env): Promise<Browser> => {
  if (env['CHROMIUM_PATH'] || !ofTheSystem() || process.platform !== 'linux' || process.arch !== 'x64')
    return chromium(env)
  const shell = onPath('chromium-headless-shell')
  if (shell) return { executablePath: shell, args: [NO_SANDBOX] }
  const { default: packed } = await import('@sparticuz/chromium')
  return { executablePath: await packed.executablePath(), args: [NO_SANDBOX] }
}
