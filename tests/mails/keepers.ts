import { anchorMail } from '../../workflows/audit/mail.ts'
import { lockedMail } from '../../workflows/shares/mail.ts'
import { settings, type Shown } from './house.ts'

const [at, LATER] = ['2031-06-14T09:00:00.000Z', '2031-06-21T09:00:00.000Z']

const admins: readonly Shown[] = [
  {
    name: 'admins-anchor',
    mail: { to: 'ruth@hale.example', ...anchorMail(settings, { toPos: '48213', hash: '9f2c'.repeat(16) }, at) },
    again: { to: 'ruth@hale.example', ...anchorMail(settings, { toPos: '48217', hash: '9f2c'.repeat(16) }, LATER) },
    facts: ['Our log as it stood on June 14, 2031', 'Up to position 48213', '9f2c'.repeat(16), 'nothing to do today'],
    leads: [/\/admin-control-panel\/history\/anchor-main$/],
  },
]

const sharers: readonly Shown[] = [
  {
    name: 'share-locked',
    mail: lockedMail(settings, { lockedUntil: at }, { email: 'ruth@hale.example', name: 'ruth' }, 's'),
    again: lockedMail(settings, { lockedUntil: LATER }, { email: 'ruth@hale.example', name: 'ruth' }, 't'),
    facts: [
      'tried wrong passcodes on one of your links',
      'Dear Ruth,',
      'Nobody can open it before then',
      'end the link',
    ],
    leads: [/\/sharing$/],
  },
]

/** What is written to whoever keeps the house, or a link of their own, safe. */
export const keepers: readonly Shown[] = [...admins, ...sharers]
