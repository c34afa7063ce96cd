import { expect, test } from 'vitest'
import { eventTypesIn, unnamedIn } from '../../kernel/testing/named.ts'
import { refusals } from './contract.ts'
import { delivery } from './delivery.ts'
import stored from './events.golden.json' with { type: 'json' }
import { personal, type DeliveriesEvent } from './events.ts'

const here = new URL('./', import.meta.url)
const golden = stored as unknown as readonly DeliveriesEvent[]

test('one of each event that was ever stored is kept', () => {
  expect(new Set(golden.map(({ type }) => type))).toEqual(new Set(eventTypesIn(here)))
})

test('what was stored keeps folding to the same delivery', () => {
  const mediaId = '018f0000-0000-7000-8000-00000000000d'
  expect(golden.reduce(delivery.evolve, delivery.initial)).toEqual({
    status: 'revoked',
    messageId: '018f0000-0000-7000-8000-00000000000a',
    occurrence: 1,
    recipientId: '018f0000-0000-7000-8000-00000000000c',
    authorId: '018f0000-0000-7000-8000-00000000000b',
    address: 'amelia@new.example',
    name: 'Amelia Hale',
    backupAddress: 'amelia@work.example',
    linkNonce: 'nonce 3',
    oldNonces: ['nonce 2'],
    expiresAt: '2032-07-16T08:00:00.000Z',
    termDays: 400,
    link: undefined,
    attempts: 3,
    deferredSince: '',
    sentAt: '2030-06-15T08:00:00.000Z',
    reminders: 1,
    remindedAt: '2030-06-22T08:00:00.000Z',
    leavesAt: '',
    reissuedAt: ['2031-06-12T08:00:00.000Z'],
    resentAt: ['2031-06-12T08:30:00.000Z'],
    isOpened: true,
    isUnlocked: true,
    code: undefined,
    codesAt: ['2031-06-12T09:00:00.000Z', '2031-06-12T09:05:00.000Z'],
    failedAt: [],
    lockedUntil: '2030-06-11T09:15:00.000Z',
    played: [`${mediaId}/4`],
    downloaded: [mediaId],
    isThanked: true,
    replyIds: ['018f0000-0000-7000-8000-00000000000f'],
    helpAt: ['2031-06-12T09:06:00.000Z'],
    confirmation: {
      n: 1,
      state: 'over',
      at: '2031-06-12T09:09:00.000Z',
      until: '2031-06-12T09:09:00.000Z',
    },
    proposal: {
      n: 2,
      state: 'over',
      contactId: '018f0000-0000-7000-8000-000000000011',
      address: 'amelia@new.example',
      supportedBy: '018f0000-0000-7000-8000-000000000012',
      at: '2030-06-13T09:00:00.000Z',
      countsAt: '2030-06-20T10:00:00.000Z',
      opensAlone: true,
    },
    addressFrom: [],
    declinedAt: '',
    declinedScope: 'author',
    isUndone: true,
    revokedAs: 'taken_back',
    revokedAt: '2031-06-13T09:00:00.000Z',
    strangers: { n: 1, isHere: true },
    toTell: [],
    tell: { attempt: 0, retryAt: '' },
  })
})

test('the fields that are sealed are fields of their events', () => {
  for (const [type, fields] of Object.entries(personal))
    expect(golden.find((event) => event.type === type)?.data).toEqual(
      expect.objectContaining(
        Object.fromEntries(
          fields.filter((field) => field !== 'backupAddress').map((field) => [field, expect.any(String) as string]),
        ),
      ),
    )
})

test('each refusal and each event type is named in a test', () => {
  expect(unnamedIn(here, Object.keys(refusals))).toEqual([])
  expect(unnamedIn(here, eventTypesIn(here))).toEqual([])
})
