import * as v from 'valibot'
import { Job, type Drawn } from './job.ts'

/**
 * A process of its own for each file: what a file does to its decoder it does to nobody else. It is told its job as its
 * last argument and answers on its output.
 */
const [kind = '', job = ''] = process.argv.slice(2)

const draws: Readonly<Record<string, () => Promise<(job: Job) => Promise<Drawn>>>> = {
  picture: async () => (await import('./picture.ts')).drawPicture,
  paper: async () => (await import('./paper.ts')).drawPaper,
}
const draw = await draws[kind]?.()
if (!draw) throw new Error(`Nothing draws a ${kind}`)
process.stdout.write(JSON.stringify(await draw(v.parse(Job, JSON.parse(job)))))
