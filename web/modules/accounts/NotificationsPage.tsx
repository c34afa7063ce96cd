import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Notifications } from '../../../backend/modules/accounts/contract.ts'
import { explain } from '../../app/explain.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { paths } from '../../app/paths.ts'
import { WeeklyQuestion } from '../../app/WeeklyQuestion.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SwitchRow } from '../../ui/SwitchRow.tsx'
import { cards, inside } from './AccountPage.tsx'
import { accountStrings } from './accountStrings.ts'
import { useChooseNotifications } from './commands.ts'
import { Newsletter } from './Newsletter.tsx'
import { notificationStrings as strings } from './notificationStrings.ts'
import { notifications } from './queries.ts'

export function NotificationsPage() {
  const chosen = useQuery(notifications())
  return (
    <>
      <PageHeader
        title={strings.title}
        line={strings.line}
        back={{ href: paths.account(), words: accountStrings.title }}
      />
      <div css={cards}>
        <Loaded query={chosen}>{(saved) => <Choices saved={saved} />}</Loaded>
        <Card>
          <div css={inside}>
            <h2 css={{ fontSize: 'var(--fs-h3)' }}>{strings.always}</h2>
            <ul css={{ display: 'grid', gap: 10, margin: 0, paddingLeft: 24, listStyle: 'disc' }}>
              {strings.alwaysList.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        </Card>
        <Card>
          <div css={inside}>
            <h2 css={{ fontSize: 'var(--fs-h3)' }}>{strings.weekly}</h2>
            <p>{strings.weeklyLine}</p>
            <WeeklyQuestion />
          </div>
        </Card>
        <Newsletter />
      </div>
    </>
  )
}

const switches = [
  { name: 'news', label: strings.news, line: strings.newsLine },
  { name: 'reminders', label: strings.reminders, line: strings.remindersLine },
] as const

/** What is switched here counts once it is saved; the page never says more than the server did. */
function Choices({ saved }: { saved: Notifications }) {
  const [wanted, setWanted] = useState(saved)
  const choose = useChooseNotifications()
  const isSaved = choose.isSuccess && switches.every(({ name }) => wanted[name] === saved[name])
  return (
    <Card>
      <div css={inside}>
        <h2 css={{ fontSize: 'var(--fs-h3)' }}>{strings.choice}</h2>
        {switches.map(({ name, label, line }) => (
          <SwitchRow
            key={name}
            id={`notify-${name}`}
            label={label}
            line={line}
            isOn={wanted[name]}
            onChange={(isOn) => setWanted((now) => ({ ...now, [name]: isOn }))}
          />
        ))}
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }}>
          <Button busy={choose.isPending} busyLabel={strings.saving} onClick={() => choose.mutate(wanted)}>
            {strings.save}
          </Button>
          <output>{isSaved ? strings.saved : ''}</output>
        </div>
        {choose.error && <p role="alert">{explain(choose.error).message}</p>}
      </div>
    </Card>
  )
}
