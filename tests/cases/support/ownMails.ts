/** Where the row of `a` stands for a token of ours. */
const TO = `b+${'a'.repeat(58)}@everhearth.example`

type Part = { readonly type: string; readonly encoding?: string; readonly text: string }
const part = ({ type, encoding, text }: Part) =>
  `Content-Type: ${type}\n${encoding === undefined ? '' : `Content-Transfer-Encoding: ${encoding}\n`}\n${text}\n`
const joined = (boundary: string, parts: readonly Part[]) =>
  `${parts.map((each) => `--${boundary}\n${part(each)}`).join('\n')}\n--${boundary}--\n`
const mail = (headers: string, body: string) => `Return-Path: <>\nTo: ${TO}\n${headers}\n\n${body}`
const report = (parts: readonly Part[], headers = 'From: MAILER-DAEMON@mx.hale.example') =>
  mail(
    `${headers}\nContent-Type: multipart/report; report-type=delivery-status;\n\tboundary="=_b.1"`,
    joined('=_b.1', parts),
  )

const WORDS = {
  type: 'text/plain; charset=utf-8',
  text: 'I’m sorry to have to inform you that your message could not be delivered.\n\nStatus: 5.7.9\nAction: failed',
}
const status = (...groups: readonly string[]): Part => ({
  type: 'message/delivery-status',
  text: ['Reporting-MTA: dns; mx.hale.example', ...groups].join('\n\n'),
})
const group = (action: string, code: string) =>
  `Final-Recipient: rfc822; ana@hale.example\nAction: ${action}\nStatus: ${code}\nDiagnostic-Code: smtp; 550 ${code} as it is`
const ours = {
  type: 'message/rfc822',
  text: 'Subject: Are you there?\nContent-Type: message/delivery-status\n\nAction: failed\nStatus: 5.1.1',
}
const of = (code: string, kind: string) => ({ status: code, class: kind })
const base64 = (text: string) =>
  (
    Buffer.from(text)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\n')

type Own = { readonly name: string; readonly mail: string; readonly right: object | string | undefined }

/** Mails to a return path, in the shapes of the programs that write them. */
export const own: readonly Own[] = [
  {
    name: 'a report with words before it and our mail behind it',
    mail: report([WORDS, status(group('failed', '5.1.1')), ours]),
    right: of('5.1.1', 'gone'),
  },
  { name: 'a closed mailbox', mail: report([WORDS, status(group('failed', '5.2.1'))]), right: of('5.2.1', 'gone') },
  { name: 'a full mailbox', mail: report([WORDS, status(group('failed', '5.2.2'))]), right: of('5.2.2', 'unreached') },
  {
    name: 'days of trying in vain',
    mail: report([WORDS, status(group('failed', '4.4.7 (delivery time expired)'))]),
    right: of('4.4.7', 'unreached'),
  },
  {
    name: 'a host that is not there',
    mail: report([WORDS, status(group('Failed', '5.4.4'))]),
    right: of('5.4.4', 'unreached'),
  },
  {
    name: 'a policy against our mails',
    mail: report([WORDS, status(group('failed', '5.7.26'))]),
    right: of('5.7.26', 'policy'),
  },
  {
    name: 'two recipients, the second of whom failed',
    mail: report([WORDS, status(group('relayed', '2.1.5'), group('failed', '5.1.1'))]),
    right: of('5.1.1', 'gone'),
  },
  {
    name: 'two recipients, the second of whom waits',
    mail: report([WORDS, status(group('failed', '5.1.10'), group('delayed', '4.4.1'))]),
    right: of('5.1.10', 'gone'),
  },
  {
    name: 'a report without a status',
    mail: report([WORDS, status('Final-Recipient: rfc822; ana@hale.example\nAction: failed')]),
    right: of('5.0.0', 'unreached'),
  },
  {
    name: 'a report whose lines are folded, and spelled large',
    mail: report([
      {
        type: 'Message/Delivery-Status',
        text: 'REPORTING-MTA: dns; mx\n\nFINAL-RECIPIENT: rfc822;\n ana@hale.example\nACTION:\n failed\nSTATUS: 5.1.1',
      },
    ]),
    right: of('5.1.1', 'gone'),
  },
  {
    name: 'a report in quoted lines',
    mail: report([
      {
        type: 'message/delivery-status',
        encoding: 'quoted-printable',
        text: 'Reporting-MTA: dns; mx\n\nAction: fai=\nled\nStatus:=205.1.1',
      },
    ]),
    right: of('5.1.1', 'gone'),
  },
  {
    name: 'a report in base64',
    mail: report([
      WORDS,
      {
        ...status(),
        encoding: 'BASE64',
        text: base64('Reporting-MTA: dns; mx\r\n\r\nAction: failed\r\nStatus: 5.7.1\r\n'),
      },
    ]),
    right: of('5.7.1', 'policy'),
  },
  {
    name: 'a report of an international mail',
    mail: report([{ ...status(group('failed', '5.6.7')), type: 'message/global-delivery-status' }]),
    right: of('5.6.7', 'unreached'),
  },
  {
    name: 'a report in a mixed mail',
    mail: mail(
      'Content-Type: multipart/mixed; boundary=out',
      joined('out', [
        { type: 'multipart/report; boundary="in"', text: joined('in', [status(group('failed', '5.1.1'))]) },
      ]),
    ),
    right: of('5.1.1', 'gone'),
  },
  {
    name: 'a report that says that it was written by a program',
    mail: report([status(group('failed', '5.1.1'))], 'Auto-Submitted: auto-replied'),
    right: of('5.1.1', 'gone'),
  },
  {
    name: 'a report without its end',
    mail: report([WORDS, status(group('failed', '5.1.1'))]).replace('--=_b.1--\n', ''),
    right: of('5.1.1', 'gone'),
  },
  { name: 'a report of a delay', mail: report([WORDS, status(group('delayed', '4.4.1')), ours]), right: undefined },
  { name: 'a report of a success', mail: report([WORDS, status(group('delivered', '2.1.5'))]), right: undefined },
  {
    name: 'a receipt of somebody who read it',
    mail: mail(
      'Content-Type: multipart/report; report-type=disposition-notification; boundary=r',
      joined('r', [
        WORDS,
        {
          type: 'message/disposition-notification',
          text: 'Disposition: automatic-action/MDN-sent-automatically; deleted\nAction: failed',
        },
      ]),
    ),
    right: undefined,
  },
  {
    name: 'an absence, with what it quotes',
    mail: mail('Auto-Submitted: auto-generated\nSubject: Away', 'Status: 5.1.1\nAction: failed'),
    right: undefined,
  },
  {
    name: 'an absence of an old program',
    mail: mail('Precedence: bulk', 'Action: failed\nStatus: 5.1.1'),
    right: undefined,
  },
  { name: 'an absence of an office', mail: mail('X-Auto-Response-Suppress: All', 'Action: failed'), right: undefined },
  {
    name: 'a return in words alone',
    mail: mail(
      'From: MAILER-DAEMON@mx.hale.example',
      'Hi. This is the qmail-send program.\n<ana@hale.example>:\n550 5.1.1 no such user',
    ),
    right: 'unread',
  },
  {
    name: 'an answer that a person wrote',
    mail: mail('From: ana@hale.example', 'I am here, thank you. Action: failed'),
    right: 'unread',
  },
]
