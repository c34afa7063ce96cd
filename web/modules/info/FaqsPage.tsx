import { css } from '@emotion/react'
import { useEffect, type ReactNode } from 'react'
import { Link, useSearch } from 'wouter'
import { paths } from '../../app/paths.ts'
import { siteSettings } from '../../app/siteSettings.ts'
import { Answers } from '../../ui/Answers.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { CallToAction } from '../../ui/page/CallToAction.tsx'
import { SearchHead } from '../../ui/page/SearchHead.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { Words } from '../../ui/page/Words.tsx'
import { wrap } from '../../ui/wrap.ts'
import { faqGroups, type FaqGroup } from './faqs.ts'
import { filterFaqs } from './filterFaqs.ts'

const groupLinks = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`
const named = (text: string) => text.replaceAll('{P}', siteSettings.productName)

type FaqsProps = {
  /** What stands under each answer. */
  under: (path: string) => ReactNode
}
const answersOf = ({ faqs }: FaqGroup, under: FaqsProps['under']) =>
  faqs.map(({ id, question, answer }) => ({
    id,
    question: named(question),
    answer: (
      <>
        <p css={{ marginBottom: 12 }}>
          <Words of={named(answer)} />
        </p>
        {under(`${paths.faqs()}#${id}`)}
      </>
    ),
  }))

/** A link to one question opens it. */
const useOpenByHash = () => {
  useEffect(() => {
    const open = () => {
      const found = document.getElementById(decodeURIComponent(location.hash.slice(1)))
      if (!(found instanceof HTMLDetailsElement)) return
      found.open = true
      found.scrollIntoView()
    }
    open()
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [])
}

const countWords = (count: number) => (count === 1 ? '1 question' : `${count} questions`)

const Found = ({ count, words }: { count: number; words: string }) =>
  count === 0 ? (
    <>
      No question has “{words}” in it. <Link href={paths.contact()}>Ask us</Link>
    </>
  ) : (
    <>
      {countWords(count)} with “{words}”. <Link href={paths.faqs()}>Show every question</Link>
    </>
  )

export const FaqsPage = ({ under }: FaqsProps) => {
  useOpenByHash()
  const words = (new URLSearchParams(useSearch()).get('q') ?? '').trim()
  const groups = filterFaqs(faqGroups, words)
  const count = groups.reduce((sum, { faqs }) => sum + faqs.length, 0)
  return (
    <>
      <div css={wrap}>
        <SearchHead
          title="Questions and answers"
          line={
            <>
              What people ask us most. If yours is not here, <Link href={paths.contact()}>ask us</Link>, and a person
              answers.
            </>
          }
          search={{ path: paths.faqs(), label: 'Search the questions', words }}
          found={words !== '' && <Found count={count} words={words} />}
        >
          {words === '' && (
            <ul aria-label="Groups of questions" css={groupLinks}>
              {groups.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}-questions`}>{title}</a>
                </li>
              ))}
            </ul>
          )}
        </SearchHead>
      </div>
      {groups.map((group, index) => (
        <Section
          key={group.id}
          id={`${group.id}-questions`}
          ground={index % 2 === 0 ? 'plain' : 'sunk'}
          title={group.title}
          line={countWords(group.faqs.length)}
        >
          <Answers answers={answersOf(group, under)} />
        </Section>
      ))}
      <div css={[wrap, { paddingBlock: '72px 64px' }]}>
        <CallToAction
          look="secondary"
          title={<h2 css={{ fontSize: 'var(--fs-h3)' }}>Is yours not here?</h2>}
          line="Ask us. A person reads it and answers."
        >
          <ButtonLink href={paths.contact()} look="secondary">
            Ask a person
          </ButtonLink>
        </CallToAction>
      </div>
    </>
  )
}
