import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { answering } from './api.ts'
import { CARDS, machineOf } from './machine.ts'
import { pagesOf } from './pages.ts'
import { FAULTS, stateIn, type Fault, type Session } from './state.ts'
import { telling } from './webhooks.ts'

/** @number how often the simulator looks at its clock */
const TICK_MS = 250
const DECLINED = 'This card was declined. Nothing was charged. Please try another.'

type Options = {
  readonly file: string
  readonly port: number
  readonly dayMs: number
  readonly key: string
  /** Where it tells what has happened; empty for nowhere. */
  readonly webhook: { readonly url: string; readonly secret: string }
}

/** A stand-in for the payment provider: the calls that the product makes, the pages that people pay on, and signed webhooks. */
export const simulatorOf = ({ file, port, dayMs, key, webhook }: Options) => {
  const kept = stateIn(file)
  const at = (): number => {
    const address = server.address()
    return typeof address === 'object' && address !== null ? address.port : port
  }
  const machine = machineOf(kept, dayMs, () => `http://127.0.0.1:${at()}`)
  const { state, save } = machine
  const answer = answering(machine, key)
  const pages = pagesOf(machine)
  const tell = webhook.url === '' ? () => Promise.resolve() : telling(machine, webhook.url, webhook.secret)

  const page = (response: ServerResponse, html: string, status = 200) =>
    void response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(html)
  const go = (response: ServerResponse, Location: string) => void response.writeHead(303, { Location }).end()

  const paid = (response: ServerResponse, session: Session, form: URLSearchParams) => {
    const card = (form.get('card') ?? '').replaceAll(/\D/gu, '')
    const confirmed = form.get('confirmed')
    if (card === CARDS.asks && confirmed === null) return page(response, pages.confirm(session))
    if (card.length < 12 || confirmed === 'no' || !machine.pay(session, card))
      return page(response, pages.pay(session, DECLINED))
    return go(response, session.successUrl.replace('{CHECKOUT_SESSION_ID}', session.id))
  }
  const onPay = async (request: IncomingMessage, response: ServerResponse, id: string) => {
    const session = state.sessions[id]
    if (session?.status !== 'open') return page(response, pages.gone(), 404)
    if (request.method !== 'POST') return page(response, pages.pay(session))
    return paid(response, session, new URLSearchParams(await text(request)))
  }
  const onPortal = async (request: IncomingMessage, response: ServerResponse, id: string, back: string) => {
    if (!state.customers[id]) return page(response, pages.gone(), 404)
    if (request.method !== 'POST') return page(response, pages.portal(id, back))
    const card = (new URLSearchParams(await text(request)).get('card') ?? '').replaceAll(/\D/gu, '')
    return machine.newCard(id, card) ? go(response, back) : page(response, pages.portal(id, back, DECLINED))
  }
  const onFault = async (request: IncomingMessage, response: ServerResponse) => {
    const wanted = new URLSearchParams(await text(request)).get('fault')
    state.fault = FAULTS.find((name) => name === wanted) ?? ('none' satisfies Fault)
    save()
    return go(response, '/')
  }
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const [, kind = '', id = ''] = url.pathname.split('/')
    if (kind === 'v1') {
      const { status, body } = await answer(request)
      response
        .writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': 'req_1' })
        .end(JSON.stringify(body))
    } else if (kind === 'pay') await onPay(request, response, id)
    else if (kind === 'portal') await onPortal(request, response, id, url.searchParams.get('back') ?? '/')
    else if (kind === 'fault' && request.method === 'POST') await onFault(request, response)
    else if (kind === 'charge' && request.method === 'POST') {
      machine.chargeNow(id)
      go(response, '/')
    } else if (kind === 'healthz') response.end('ok')
    else page(response, pages.desk())
  }
  const server = createServer((request, response) => {
    handle(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  const ticking = setInterval(() => {
    if (machine.tick()) save()
    void tell()
  }, TICK_MS)
  server.listen(port, '127.0.0.1')
  return {
    server,
    machine,
    close: () => {
      clearInterval(ticking)
      save()
      server.closeAllConnections()
      server.close()
    },
  }
}
