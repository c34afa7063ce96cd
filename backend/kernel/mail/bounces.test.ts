import { expect, test } from 'vitest'
import { Refused } from '../errors.ts'
import { bounceIn } from './bounces.ts'
import { capabilitiesOf } from '../identity/capability.ts'
import { returnPathOf } from './mailer.ts'

const token = capabilitiesOf(Buffer.alloc(32, 7)).issue(
  'bounce-notice',
  '018f0000-0000-7000-8000-00000000000a',
  1,
  2,
  3,
)
const path = returnPathOf('hello@everhearth.example', token)

test('a return path fits into what a transport must take', () => {
  expect(path.split('@')[0]?.length).toBeLessThanOrEqual(64)
})

const report = (action: string, status: string) => `Return-Path: <>
To: ${path}
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.hale.example

Final-Recipient: rfc822; ana@hale.example
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; 550 5.1.1 No such user
--b--
`
test.each([
  ['a report of an email', 'text/plain', report('failed', '5.1.1'), '5.1.1'],
  ['one after days of trying', 'message/delivery-status', report('failed', '4.4.7 (gave up)'), '4.4.7'],
  ['JSON', 'application/json', JSON.stringify({ recipient: path, status: '5.2.2' }), '5.2.2'],
  [
    'JSON of another spelling',
    'application/json',
    JSON.stringify({ recipient: path.toUpperCase(), status: '?', action: 'Failed' }),
    '5.0.0',
  ],
])('%s says which mail came back and why', async (_, type, text, status) =>
  expect(await bounceIn(type, text)).toEqual({ token, status }),
)

test.each([
  ['is only delayed', 'text/plain', report('delayed', '4.4.1')],
  ['was passed on', 'text/plain', report('relayed', '2.0.0')],
  ['is none of ours', 'text/plain', report('failed', '5.1.1').replace(token, 'abc')],
  ['says nothing of failing', 'application/json', JSON.stringify({ recipient: path, status: '4.2.2' })],
])('an email that %s is no bounce', async (_, type, text) => expect(await bounceIn(type, text)).toBeUndefined())

test.each(['{', '[]', '{"recipient":3}'])('JSON that says nothing is refused: %s', async (text) =>
  expect(bounceIn('application/json', text)).rejects.toThrow(Refused),
)
