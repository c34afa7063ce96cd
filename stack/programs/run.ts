import { spawn } from 'node:child_process'

export type Outcome = { readonly code: number; readonly output: string }

type Options = {
  readonly timeoutMs?: number
  readonly env?: NodeJS.ProcessEnv
  readonly cwd?: string
  readonly user?: { readonly uid: number; readonly gid: number } | undefined
}

/** Runs a program to its end and answers what it wrote; one that cannot be run, or takes too long, answers code -1. */
export const run = (
  program: string,
  parameters: readonly string[],
  { timeoutMs = 600_000, env = process.env, cwd, user }: Options = {},
) =>
  new Promise<Outcome>((resolve) => {
    const child = spawn(program, parameters, {
      ...user,
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
    })
    let output = ''
    const take = (chunk: Buffer) => void (output += chunk.toString())
    child.stdout?.on('data', take)
    child.stderr?.on('data', take)
    child.once('error', (error) => resolve({ code: -1, output: error.message }))
    child.once('close', (code) => resolve({ code: code ?? -1, output }))
  })
