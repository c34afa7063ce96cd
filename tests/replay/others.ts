import { existsSync } from 'node:fs'
import { modules, type Module } from './histories.ts'
import type { Lives } from './others/live.ts'

const livesOf = async (module: Module): Promise<Lives> => {
  const file = new URL(`./others/${module}.ts`, import.meta.url)
  return existsSync(file) ? ((await import(file.href)) as { lived: Lives }).lived : {}
}

/** What else waits in workflows, each lived through once: the id of the workflow that it leaves. */
export const others: Readonly<Record<Module, Lives>> = Object.fromEntries(
  await Promise.all(modules.map(async (module) => [module, await livesOf(module)] as const)),
)

export const namesIn = (module: Module): string[] => Object.keys(others[module] ?? {})
