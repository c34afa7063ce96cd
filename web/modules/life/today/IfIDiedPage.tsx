import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../../../app/Loaded.tsx'
import { paths } from '../../../app/paths.ts'
import { siteSettings } from '../../../app/siteSettings.ts'
import { plainDateIn } from '../../../ui/moment.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { small } from '../../../ui/surfaces.ts'
import { contacts, keptForThen, lifeNow } from '../queries.ts'
import { Faults } from './Faults.tsx'
import { playToday, type Standing } from './play.ts'
import { Rest } from './Rest.tsx'
import { strings } from './strings.ts'
import { Ways } from './Ways.tsx'

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
  gap: 24px;
  align-items: start;
  & > div {
    display: grid;
    gap: 24px;
  }
  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
    & > :last-child {
      order: -1;
    }
  }
`

/** What would happen as everything stands now, and what would not work. Looking sends nothing and stores nothing. */
export function IfIDiedPage() {
  const life = useQuery(lifeNow())
  const everyone = useQuery(contacts())
  const kept = useQuery(keptForThen())
  const [now] = useState(() => new Date().toISOString())
  return (
    <>
      <PageHeader title={strings.title} back={{ href: paths.legacy(), words: strings.back }} />
      <Loaded query={life} words={strings.fetching}>
        {(standing) => (
          <Loaded query={everyone} words={strings.fetching}>
            {(all) => (
              <Loaded query={kept} words={strings.fetching}>
                {(messages) => (
                  <Shown standing={{ life: standing, contacts: all, kept: messages, now, dayMs: siteSettings.dayMs }} />
                )}
              </Loaded>
            )}
          </Loaded>
        )}
      </Loaded>
    </>
  )
}

function Shown({ standing }: { standing: Standing }) {
  const played = playToday(standing)
  const { n, faults, byReports } = played
  return (
    <div css={{ display: 'grid', gap: 24 }}>
      <p css={{ fontSize: 'var(--fs-h4)' }}>
        {strings.sent(n, byReports ? standing.life.contacts : 0)} {strings.faults(faults.length)}
      </p>
      <p css={small}>{strings.asOf(plainDateIn(standing.now))}</p>
      <div css={columns}>
        <div>
          <Ways played={played} standing={standing} />
          <Rest />
        </div>
        {faults.length > 0 && (
          <div>
            <Faults faults={faults} />
          </div>
        )}
      </div>
    </div>
  )
}
