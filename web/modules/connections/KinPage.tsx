import { css } from '@emotion/react'
import { useQuery, queryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { type Relative, KinPathAnswer } from '../../../backend/modules/connections/contract.ts'
import { useFamily } from '../../app/family.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { OutsideFamilies } from '../../app/OutsideFamilies.tsx'
import { paths } from '../../app/paths.ts'
import { relatives } from '../../app/relatives.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Select } from '../../ui/Select.tsx'
import { card } from '../../ui/surfaces.ts'
import { sentence, stepSentences } from './kinInWords.ts'
import { strings } from './strings.ts'
import { get } from '../../app/http.ts'

/** Under the relatives' key: what changes the one shows in the other. */
const kinPath = (from: string, to: string) =>
  queryOptions({
    queryKey: ['relatives', 'path', from, to],
    queryFn: () => get(`/api/kin/path?from=${from}&to=${to}`, KinPathAnswer),
    enabled: from !== '' && to !== '' && from !== to,
  })

const column = css`
  display: grid;
  gap: 28px;
  max-width: 860px;
`
const pair = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
  gap: 20px;
`

/** Choose two people of the family, and read how they are related. */
export function KinPage() {
  const { isNone } = useFamily()
  return (
    <>
      <PageHeader
        title={strings.title}
        line={strings.pageLine}
        back={{ href: paths.members(), words: strings.toList }}
      />
      {isNone ? <OutsideFamilies line={strings.noFamilyPath} /> : <People />}
    </>
  )
}

function People() {
  const family = useQuery(relatives())
  return (
    <Loaded query={family} words={strings.loading}>
      {({ people }) =>
        people.length < 2 ? (
          <EmptyState title={strings.alone}>
            <ButtonLink href={paths.members()}>{strings.add}</ButtonLink>
          </EmptyState>
        ) : (
          <Pair people={people} />
        )
      }
    </Loaded>
  )
}

function Pair({ people }: { people: readonly Relative[] }) {
  const [from, setFrom] = useState(people.find(({ isYou }) => isYou)?.id ?? '')
  const [to, setTo] = useState('')
  const choices = people.map(({ id, name, isYou }) => ({ value: id, words: isYou ? strings.named(name) : name }))
  const [one, other] = [from, to].map((id) => people.find((person) => person.id === id))
  const words = { choices, placeholder: strings.choose }
  return (
    <div css={column}>
      <div css={pair}>
        <Select id="kin-from" label={strings.from} value={from} onChange={setFrom} {...words} />
        <Select id="kin-to" label={strings.to} value={to} onChange={setTo} {...words} />
      </div>
      <div aria-live="polite">
        {one && other && (one === other ? <p>{strings.samePerson}</p> : <Answer one={one} other={other} />)}
      </div>
    </div>
  )
}

function Answer({ one, other }: { one: Relative; other: Relative }) {
  const asked = useQuery(kinPath(one.id, other.id))
  return (
    <Loaded query={asked} words={strings.loading}>
      {({ path }) =>
        path === null ? (
          <p>{strings.noPath(one.name, other.name)}</p>
        ) : (
          <section css={[card, { padding: 24, display: 'grid', gap: 18, overflowWrap: 'anywhere' }]}>
            <p css={{ fontSize: 'var(--fs-h3)' }}>{sentence(one, path)}</p>
            {path.length > 1 && (
              <div>
                <h2 css={{ fontSize: 'var(--fs-h4)', marginBottom: 10 }}>{strings.steps}</h2>
                <ol css={{ display: 'grid', gap: 6, margin: 0, paddingLeft: '1.4em', listStyle: 'decimal' }}>
                  {stepSentences(one, path).map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              </div>
            )}
          </section>
        )
      }
    </Loaded>
  )
}
