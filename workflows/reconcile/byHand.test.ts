import { expect, test } from 'vitest'
import * as mail from '../queues/mail.ts'
import * as media from '../queues/media.ts'
import * as timeline from '../queues/timeline.ts'
import { BY_HAND } from './byHand.ts'

/** Their streams, or read tables, tell the sweep that they are missing. */
const MISSED = ['deliverMessage', 'tendDelivery', 'endAccount', 'prepareMedia', 'askForProof']
/** Their Schedule begins the next one. */
const SCHEDULED = ['reconcile', 'writeAnchors', 'auditMedia', 'askForBackup']

test('whatever workflow somebody ends by hand, something notices', () => {
  const all = Object.keys({ ...mail, ...media, ...timeline })
  expect(all.toSorted()).toEqual([...BY_HAND, ...MISSED, ...SCHEDULED].toSorted())
})
