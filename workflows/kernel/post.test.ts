// Through: workflows/kernel/post.ts, backend/kernel/process/metrics.ts
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Mail, Sent } from '../../backend/kernel/mail/mailer.ts'
import { mailsN } from '../../tests/support/mailsN.ts'
import { post, postEach, tryOnce } from './post.ts'

/** A transport that answers each address as its name says. */
const transport = {
  mailer: {
    send: async ({ to }: Mail): Promise<Sent> => {
      if (to.startsWith('later')) return { outcome: 'deferred', smtpCode: 451 }
      if (to.startsWith('no')) return { outcome: 'rejected', smtpCode: 550 }
      return { outcome: 'accepted', smtpCode: 250, acceptedAt: '2026-05-01T12:00:00.000Z' }
    },
    close: () => undefined,
  },
}
const mailTo = (to: string): Mail => ({ to, subject: 'A', text: 'B', html: 'C', mailId: `mail-${to}` })

test('an email that is put off is tried again by whoever asked for it', async () => {
  await expect(post(transport, 'check', mailTo('later'))).rejects.toMatchObject({
    type: 'mail-deferred',
    nonRetryable: false,
    message: 'SMTP 451',
  })
})

test('a yes and a no are answers', async () => {
  expect(await post(transport, 'check', mailTo('ana'))).toMatchObject({ outcome: 'accepted', smtpCode: 250 })
  expect(await post(transport, 'check', mailTo('no'))).toEqual({ outcome: 'rejected', smtpCode: 550 })
})

test('an address that puts us off holds up no other, and is not waited for', async () => {
  const sent = await postEach(transport, 'each', [mailTo('later'), mailTo('ana'), mailTo('no')])
  expect(sent.map(({ outcome }) => outcome)).toEqual(['deferred', 'accepted', 'rejected'])
})

test('where no address takes it, those that put us off are tried again', async () => {
  await expect(postEach(transport, 'each', [mailTo('no'), mailTo('later')])).rejects.toThrow('SMTP 451')
  expect(await postEach(transport, 'each', [mailTo('no')])).toHaveLength(1)
  expect(await postEach(transport, 'each', [])).toEqual([])
})

test('each try is counted by what the email is and what became of it', async () => {
  await tryOnce(transport, 'claim', mailTo('later'))
  await expect(post(transport, 'claim', mailTo('later'))).rejects.toThrow('SMTP')
  await postEach(transport, 'claim', [mailTo('later'), mailTo('ana')])
  expect(await mailsN('claim', 'deferred')).toBe(3)
  expect(await mailsN('claim', 'accepted')).toBe(1)
})

test('a weekly question has no way out that does not ask whether we hear from its reader', async () => {
  // @ts-expect-error -- the only way is postWhileHeard
  expect(await post(transport, 'weekly-question', mailTo('ana'))).toMatchObject({ outcome: 'accepted' })
})

test('no workflow sends an email in another way', () => {
  const folder = new URL('..', import.meta.url).pathname
  const sending = globSync('**/*.ts', { cwd: folder }).filter(
    (path) => !path.endsWith('.test.ts') && /mailer\.send|mail-deferred/.test(readFileSync(`${folder}${path}`, 'utf8')),
  )
  expect(sending).toEqual(['kernel/post.ts'])
})
