import { expect, test } from 'vitest'
import { given, opened } from '../testing/ruth.ts'
import { chooseNotifications } from './notifications.ts'

const chosen = (news: boolean, reminders: boolean) =>
  ({ type: 'NotificationsChosen', data: { news, reminders } }) as const

test('who never chose wants every mail', () =>
  expect(given(opened).state.notifications).toEqual({ news: true, reminders: true }))
test('mails that may be left out are left out and taken up again', () => {
  given(opened)
    .when(chooseNotifications({ news: false, reminders: true }))
    .emits(chosen(false, true))
  given(opened, chosen(false, false))
    .when(chooseNotifications({ news: true, reminders: true }))
    .emits(chosen(true, true))
})
test('the same choice again changes nothing', () =>
  given(opened, chosen(false, true))
    .when(chooseNotifications({ news: false, reminders: true }))
    .emits())
test('only an account that is open chooses', () =>
  given()
    .when(chooseNotifications({ news: false, reminders: true }))
    .refuses('account-unknown'))
