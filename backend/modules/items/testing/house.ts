import { expect } from 'vitest'
import * as v from 'valibot'
import type { Author, Household } from '../../../../tests/household/household.ts'
import { sealedBlobs } from '../../../kernel/blob/sealedBlobs.ts'
import { newId } from '../../../kernel/ids.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Decision } from '../../../kernel/log/decider.ts'
import { freshCommand } from '../../../kernel/testing/command.ts'
import { receiveMedia, recordReady, recordRendered, recordStored, startMedia } from '../../media/decide.ts'
import type { Facts, MediaEvent } from '../../media/events.ts'
import { blobName, media, type Media } from '../../media/media.ts'
import { ItemDetail, ItemPage, type ItemRow } from '../contract.ts'

/** A request by somebody who shows the pages of this family. */
const asked = ({ browser }: Author, familyId: string, method: string, path: string, body?: object, headers = {}) =>
  browser.ask(method, path, body, { 'X-Family': familyId, ...headers })

type File = {
  readonly bytes?: Buffer
  readonly mime?: string
  readonly facts?: Facts
  readonly variants?: readonly string[]
}

/** Items of a test's own, with files that were sent, stored and prepared. */
export const itemsIn = (kernel: Kernel, house: Household) => {
  const add = async (by: Author, body: object = {}, familyId = by.id): Promise<string> => {
    const itemId = newId()
    const sent = { itemId, title: 'At the lake', text: 'The rowboat leaked.', ...body }
    const { status, json } = await asked(by, familyId, 'POST', '/api/items', sent)
    expect({ status, json }).toEqual({ status: 201, json: { id: itemId, revision: 0 } })
    return itemId
  }
  /** A command for a file, until the items' tables show it. */
  const tellFile = async (mediaId: string, decision: Decision<Media, MediaEvent>, by?: Author) => {
    const command = freshCommand(kernel, by && { kind: 'account', id: by.id })
    const { position } = await kernel.handle(media, mediaId, decision, command)
    if (position) expect(await kernel.checkpointSignals.passed('items', position, 25_000)).toBe(true)
  }
  /** Sends and stores an item's file. */
  const store = async (by: Author, itemId: string, mediaId: string, { bytes, mime = 'image/jpeg' }: File = {}) => {
    const content = bytes ?? Buffer.from(`the bytes of ${mediaId}`)
    const start = { messageId: itemId, purpose: 'item', category: 'item', takes: 'anything', type: mime } as const
    await tellFile(mediaId, startMedia({ ...start, bytes: content.length, familyId: by.id }), by)
    await tellFile(mediaId, receiveMedia(content.length), by)
    const { sha256 } = await sealedBlobs(kernel).put(
      blobName(mediaId, 'original'),
      `item-${itemId}`,
      [content],
      content.length,
    )
    await tellFile(mediaId, recordStored({ sha256, bytes: content.length, mime }))
    return sha256
  }
  /** Makes an item's thumb of a few bytes, as large as it says. */
  const render = async (itemId: string, mediaId: string, { facts }: File = {}) => {
    const thumb = Buffer.from(`the thumb of ${mediaId}`)
    const { sha256 } = await sealedBlobs(kernel).put(
      blobName(mediaId, 'thumb'),
      `item-${itemId}`,
      [thumb],
      thumb.length,
    )
    const rendered = { variants: ['thumb'], hashes: { thumb: sha256 }, width: 400, height: 300 } as const
    await tellFile(mediaId, recordRendered({ ...rendered, ...(facts && { facts }) }))
    return sha256
  }
  /** A picture, ready to be seen. */
  const photo = async (by: Author, file: File = {}, body: object = {}, familyId = by.id) => {
    const mediaId = newId()
    const id = await add(by, { mediaId, text: '', title: '', name: 'IMG_1.JPG', ...body }, familyId)
    const sha256 = await store(by, id, mediaId, file)
    const thumb = await render(id, mediaId, file)
    return { id, mediaId, sha256, thumb }
  }
  /** A voice, ready to be heard. */
  const voice = async (by: Author, bytes: Buffer, durationMs: number, body: object = {}) => {
    const mediaId = newId()
    const id = await add(by, { mediaId, text: '', title: '', name: 'Sunday.wav', ...body })
    await store(by, id, mediaId, { bytes, mime: 'audio/wav' })
    await tellFile(mediaId, recordReady({ durationMs, variants: ['play'], peaksId: 'peaks', hashes: {} }))
    return { id, mediaId }
  }
  const listOf = async (by: Author, query = '', familyId = by.id): Promise<readonly ItemRow[]> =>
    v.parse(ItemPage, (await asked(by, familyId, 'GET', `/api/items${query}`)).json).items
  const detailOf = async (by: Author, id: string) =>
    v.parse(ItemDetail, (await by.browser.ask('GET', `/api/items/${id}`)).json)
  /** A change of one item, on whatever version it has. */
  const change = (by: Author, id: string, what: string, body: object = {}, method = 'POST') =>
    by.browser.ask(method, `/api/items/${id}${what}`, body, { 'If-Match': '*' })
  return { add, store, render, photo, voice, listOf, detailOf, change, tellFile, tell: house.tell }
}
