import { expect, test } from 'vitest'
import { comesOfAgeOn, isGrownOn, mailboxOn } from './contract/grown.ts'

test.each([
  ['2010-06-14', '2028-06-14'],
  ['2010-01-01', '2028-01-01'],
  // No leap year is eighteen years after another.
  ['2012-02-29', '2030-02-28'],
  ['1990-12-31', '2008-12-31'],
])('who was born on %s comes of age on %s', (birthday, day) => expect(comesOfAgeOn(birthday)).toBe(day))

const MUM = 'mum@hale.example'
const OWN = 'sophie@hale.example'
const sophie = { isChild: true, birthday: '2010-06-14', address: MUM, backupAddress: '', ownAddress: OWN }

test.each([
  ['the day before', '2028-06-13', MUM, true],
  ['the day itself', '2028-06-14', OWN, false],
  ['a day long after', '2060-01-01', OWN, false],
])('what comes on %s of the 18th birthday goes to the right mailbox', (_, day, address, isGuardians) =>
  expect(mailboxOn(sophie, day)).toMatchObject({ address, isGuardians, isGrown: !isGuardians }),
)

test('a grown child’s own mailbox that takes nothing is followed by the guardian’s', () =>
  expect(mailboxOn({ ...sophie, backupAddress: 'dad@hale.example' }, '2028-06-14').backupAddress).toBe(MUM))

test('without an address of their own, a grown child is reached at the guardian’s, which is known to be that', () =>
  expect(mailboxOn({ ...sophie, ownAddress: '' }, '2028-06-14')).toMatchObject({
    address: MUM,
    isGuardians: true,
    isGrown: true,
  }))

test('nobody is grown up whose birthday is not known, or who is no child of anybody’s', () => {
  expect(isGrownOn({ isChild: true, birthday: '' }, '2060-01-01')).toBe(false)
  expect(mailboxOn({ ...sophie, birthday: '' }, '2060-01-01')).toMatchObject({ address: MUM, isGuardians: true })
  expect(mailboxOn({ ...sophie, isChild: false }, '2060-01-01')).toMatchObject({
    address: MUM,
    isGuardians: false,
    isGrown: false,
  })
})
