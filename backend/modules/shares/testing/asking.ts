import type { Author } from '../../../../tests/household/household.ts'
import { newId } from '../../../kernel/ids.ts'
import type { Browser } from '../../../kernel/testing/browser.ts'
import type { ShareRow, SharedPage, VisitRow } from '../contract.ts'

export const wishOf = (ids: readonly string[], more: object = {}) => ({
  shareId: newId(),
  things: ids.map((id) => ({ kind: 'note', id })),
  title: 'Nan on the quay',
  mayDownload: false,
  ...more,
})
export const make = async (owner: Author, ids: readonly string[], more: object = {}): Promise<ShareRow> => {
  const { status, json } = await owner.browser.ask('POST', '/api/shares', wishOf(ids, more))
  if (status !== 201) throw new Error(`The link was not made: ${status}`)
  return json as ShareRow
}
export const pathOf = ({ url }: ShareRow): string => `/api${new URL(url ?? '').pathname}`
export const pageOf = async (browser: Browser, path: string): Promise<SharedPage> =>
  (await browser.ask('GET', path)).json as SharedPage
export const open = async (browser: Browser, path: string, passcode?: string) => {
  const { nonce } = await pageOf(browser, path)
  return browser.ask('POST', `${path}/open`, { nonce, ...(passcode !== undefined && { passcode }) })
}
export const listOf = async ({ browser }: Author): Promise<readonly ShareRow[]> =>
  (await browser.ask('GET', '/api/shares')).json as readonly ShareRow[]
export const logOf = async ({ browser }: Author, { id }: ShareRow): Promise<readonly VisitRow[]> =>
  (await browser.ask('GET', `/api/shares/${id}/log`)).json as readonly VisitRow[]
