import { join } from 'node:path'
import { privateFolder } from '../folders.ts'
import { temporalProgram } from '../programs/temporal.ts'
import type { Part, Ports, Say } from './part.ts'
import { answersOk, portAnswers } from './ready.ts'

/** @number ports of Temporal */
export const temporalPorts = { grpc: { port: 7233 }, ui: { port: 8233 }, http: { port: 7243 }, metrics: { port: 7253 } }

export const temporalAddress = ({ grpc }: Ports) => `127.0.0.1:${grpc}`

type Options = {
  readonly folder: string
  readonly ports: Ports
  readonly namespace: string
  readonly say: Say
  /** Tests do without the web page. */
  readonly headless?: boolean
}

/**
 * @number partitions of a queue at Temporal. One worker of each queue needs no more: of four partitions each hands on ten
 * tasks a second at most to where somebody asks.
 */
const PARTITIONS = 1
const CONFIG = [
  ...['Read', 'Write'].map((way) => `matching.numTaskqueue${way}Partitions=${PARTITIONS}`),
  // Without both, the files of one family wait behind all of another's that came before.
  'matching.useNewMatcher=true',
  'matching.enableFairness=true',
].flatMap((value) => ['--dynamic-config-value', value])

// The journal's default, and a sync for every write, cost 2 to 5 times the speed; a lost commit is mended by the sweep.
const PRAGMAS = ['journal_mode=wal', 'synchronous=normal'].flatMap((pragma) => ['--sqlite-pragma', pragma])

/** Temporal's own dev server, which keeps workflows in a file. */
export const temporal = ({ folder, ports, namespace, say, headless = false }: Options): Part => ({
  name: 'temporal',
  needs: [],
  ports,
  stopWave: 2,
  prepare: async () => {
    const program = await temporalProgram(say)
    const data = privateFolder(join(folder, 'temporal'))
    const listen = ['--ip', '127.0.0.1', '--port', `${ports['grpc']}`, '--http-port', `${ports['http']}`]
    const page = headless ? ['--headless'] : ['--ui-port', `${ports['ui']}`, '--ui-disable-news-fetch']
    const store = ['--db-filename', join(data, 'temporal.db'), ...PRAGMAS, ...CONFIG]
    const rest = ['--metrics-port', `${ports['metrics']}`, '--namespace', namespace, '--log-level', 'warn']
    return { command: [program, 'server', 'start-dev', ...listen, ...page, ...store, ...rest], env: {} }
  },
  isReady: async () =>
    (await portAnswers(ports['grpc'] ?? 0)) && (headless || (await answersOk(`http://127.0.0.1:${ports['ui']}/`))),
})
