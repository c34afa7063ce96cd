import { Hand, Mails, ScrollText } from 'lucide-react'
import type { HubCardWords } from '../../app/hubCard.ts'
import { paths } from '../../app/paths.ts'

export const hubCards: readonly HubCardWords[] = [
  {
    card: 'waiting',
    icon: Hand,
    isDuty: true,
    title: 'A word from you',
    line: (n) => (n === 1 ? 'One message waits for you.' : `${n} messages wait for you.`),
    all: { href: paths.messages(), words: 'All messages' },
    one: paths.message,
    untitled: 'A message',
  },
  {
    card: 'deliveries',
    icon: Mails,
    title: 'Next deliveries',
    line: (n) => (n === 1 ? 'One message is on its way to its day.' : `${n} messages are on their way to their days.`),
    all: { href: paths.messages(), words: 'All messages' },
    one: paths.message,
    untitled: 'A message',
  },
  {
    card: 'afterwards',
    icon: ScrollText,
    title: 'If I’m not here',
    line: (n) => (n === 1 ? 'One message is kept for that time.' : `${n} messages are kept for that time.`),
    all: { href: paths.ifIDied(), words: 'If I died today' },
    one: paths.message,
    untitled: 'A message',
  },
]
