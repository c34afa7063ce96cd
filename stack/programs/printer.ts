import { chromium } from './chromium.ts'

/**
 * What the app is told of a browser that prints books: the one of the tests where it is there, with where its libraries
 * lie. Nothing where there is none: then no PDF can be made.
 */
export const printer = async (env: NodeJS.ProcessEnv): Promise<Readonly<Record<string, string>>> => {
  try {
    const { executablePath } = await chromium(env)
    const libraries = process.env['LD_LIBRARY_PATH']
    return { CHROMIUM_PATH: executablePath, ...(libraries !== undefined && { LD_LIBRARY_PATH: libraries }) }
  } catch {
    return {}
  }
}
