import { createCipheriv, createHash, randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { SYSTEM_ID, system } from '../../../../backend/modules/settings/system.ts'
import { changeSettings } from '../../../../backend/modules/settings/decide.ts'
import { DEFAULT_SYSTEM } from '../../../../backend/kernel/process/system.ts'
import { freshCommand } from '../../../../backend/kernel/testing/command.ts'
import { until } from '../../../kill/until.ts'
import type { Figure } from '../../figures.ts'
import type { House } from '../../house.ts'
import { withKernel } from '../../kernel.ts'
import { inMb, peakOfPart, pidOf, residentMb } from '../../processes.ts'
import { sizeIn, type Rounds } from '../../rounds.ts'
import { sendingAs } from '../../sending.ts'

const MIB = 2 ** 20
/** What a browser brings in a request. */
const CHUNK = 8 * MIB
const PIECE = 64 * 1_024
const CUTS = 20
/** At these cuts the server is killed, and not just the connection. */
const KILLS: ReadonlySet<number> = new Set([6, 14])
const TYPE = 'application/octet-stream'

/** A file that lies nowhere: the bytes from one place to another, the same each time. Its beginning is of no kind. */
function* bytesOf(from: number, to: number): Generator<Buffer> {
  const counter = Buffer.alloc(16)
  counter.writeBigUInt64BE(BigInt(Math.floor(from / 16)), 8)
  const stream = createCipheriv('aes-256-ctr', Buffer.alloc(32, 7), counter)
  stream.update(Buffer.alloc(from % 16))
  for (let at = from; at < to; at += PIECE) yield stream.update(Buffer.alloc(Math.min(PIECE, to - at)))
}

type Upload = { readonly app: string; readonly cookie: string; readonly folder: string; readonly path: string }

const headersOf = ({ app, cookie }: Upload) => ({
  Origin: app,
  Cookie: cookie,
  'Tus-Resumable': '1.0.0',
  'Idempotency-Key': randomUUID(),
})
/** Where the server is; undefined while it does not answer. */
const offsetNow = async (upload: Upload): Promise<number | undefined> => {
  const answer = await fetch(new URL(upload.path, upload.app), { method: 'HEAD', headers: headersOf(upload) }).catch(
    () => undefined,
  )
  return answer?.ok ? Number(answer.headers.get('Upload-Offset')) : undefined
}

type Cut = { readonly at: number; readonly isKill: boolean }

/** Sends from `from` to `to`, or until it is cut: then the connection breaks, or the server is killed. Tells how many bytes left. */
const patch = (upload: Upload, from: number, to: number, cut: Cut | undefined) =>
  new Promise<number>((resolve) => {
    let sent = 0
    const headers = {
      ...headersOf(upload),
      'Content-Type': 'application/offset+octet-stream',
      'Upload-Offset': String(from),
      'Content-Length': String(to - from),
    }
    const asked = request(new URL(upload.path, upload.app), { method: 'PATCH', headers }, (answer) => {
      answer.resume().on('end', () => resolve(sent))
    })
    asked.on('error', () => resolve(sent))
    const breakOff = (isKill: boolean) => {
      if (isKill) process.kill(pidOf(upload.folder, 'api'), 'SIGKILL')
      asked.destroy(new Error('Cut off'))
    }
    const write = async () => {
      for (const piece of bytesOf(from, to)) {
        if (asked.destroyed) return
        if (cut && from + sent >= cut.at) break
        sent += piece.length
        if (!asked.write(piece)) await new Promise((drained) => asked.once('drain', drained).once('close', drained))
      }
      if (cut) breakOff(cut.isKill)
      else asked.end()
    }
    void write()
  })

/** VR: a file of a GiB whose connection is cut twenty times, and whose server is killed twice. One round. */
export const vr = async (house: House, rounds: Rounds): Promise<Figure[]> => {
  const { app, cookie, folder, database } = house
  const length = sizeIn(rounds, 1_024, 64) * MIB
  await withKernel(folder, async (kernel) => {
    const larger = changeSettings({ ...DEFAULT_SYSTEM, maxFileSize: 2_048 })
    await kernel.handle(system, SYSTEM_ID, larger, freshCommand(kernel))
  })
  const { begin } = sendingAs(house)
  const begun = await until('a larger file to be taken', 30_000, () => begin(length, TYPE).catch(() => undefined))
  const upload: Upload = { app, cookie, folder, path: begun.path }
  const cuts = Array.from({ length: CUTS }, (_, n) => Math.floor((length * (n + 0.7)) / (CUTS + 1)))
  let sent = 0
  const idle = residentMb(pidOf(folder, 'api'))
  const began = performance.now()
  const send = async () => {
    for (let offset = 0, cut = 0; offset < length;) {
      const to = Math.min(offset + CHUNK, length)
      const place = cuts[cut]
      const isCut = place !== undefined && place < to
      sent += await patch(upload, offset, to, isCut ? { at: place, isKill: KILLS.has(cut) } : undefined)
      if (isCut) cut += 1
      const before = offset
      offset = await until('the server to say where it is', 120_000, () => offsetNow(upload))
      if (!isCut && offset === before) throw new Error(`Nothing of ${to - before} bytes was kept`)
    }
  }
  const peak = await peakOfPart(folder, 'api', send)
  const seconds = (performance.now() - began) / 1_000
  const hash = createHash('sha256')
  for (const piece of bytesOf(0, length)) hash.update(piece)
  const stored = await until('the file to be safe', 600_000, async () => {
    const { rows } = await database.query<{ sha256: string | null }>('select sha256 from media.media where id = $1', [
      begun.mediaId,
    ])
    return rows[0]?.sha256 ?? undefined
  })
  if (stored !== hash.digest('hex')) throw new Error('What is stored is not what was sent')
  const figure = (what: string, unit: string, value: number): Figure => ({ id: 'VR', what, unit, values: [value] })
  return [
    figure(`sent again, of ${inMb(length)} MiB with ${CUTS} cuts and ${KILLS.size} kills`, 'MiB', inMb(sent - length)),
    figure('memory of the api above what it holds idle', 'MB', peak - idle),
    figure('sent, with all cuts', 'MiB/s', inMb(length) / seconds),
  ]
}
