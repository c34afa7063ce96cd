import { expect, test } from 'vitest'
import { isFirstBounceAfterRelease } from './released.ts'

const asked = ['MessageScheduled', 'NoticeAccepted', 'NoticeAccepted'] as const
const sent = [...asked, 'DeliveryClaimed', 'DeliveryReleased'] as const

test.each([
  ['the first after the release', [...sent], true],
  ['the first after it, though another came back before', [...asked, 'NoticeBounced', ...sent.slice(1)], true],
  ['the second after the release', [...sent, 'NoticeBounced'], false],
  ['from before anything was sent', [...asked], false],
  ['of the next date of a message that comes back', [...sent, ...asked], false],
  ['of a message that its author took back', [...sent, 'DeliveryRecalled'], false],
] as const)('a check that came back is %s', (_, before, isFirst) => {
  expect(isFirstBounceAfterRelease([...before, 'NoticeBounced'])).toBe(isFirst)
})
