import { css } from '@emotion/react'
import { Link } from 'wouter'
import { paths } from '../../../app/paths.ts'
import { Answers } from '../../../ui/Answers.tsx'
import { phone } from '../../../ui/surfaces.ts'
import { wrap } from '../../../ui/wrap.ts'
import { section, partHead, standalone } from '../style.ts'

const QUESTIONS = [
  {
    question: 'What if I change my mind?',
    answer: 'You can change, move or stop a message until the minute it is sent, without giving a reason.',
  },
  {
    question: 'What if I do not answer your emails?',
    answer: 'Then we deliver it on its day, just as you planned.',
  },
  {
    question: 'Does the person need an account?',
    answer: 'No. They get a link, unlock it the way you chose, and listen.',
  },
  {
    question: 'Can you hear what I record?',
    answer:
      'Nobody of us can play it. It is encrypted with a key of its own, and only the person you chose can open it.',
  },
  {
    question: 'What if you close one day?',
    answer: 'You can export everything at any time, in files that open without us. We would tell you long before.',
  },
] as const

const frame = css`
  display: grid;
  grid-template-columns: 4fr 7fr;
  gap: 28px 80px;
  align-items: start;
  @media (max-width: 1023px) {
    grid-template-columns: 1fr;
    gap: 12px;
    & details > summary {
      font-size: var(--fs-body-l);
    }
  }
`
const ways = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
  margin-top: 20px;
  ${phone} {
    margin-top: 4px;
  }
`

export const Questions = () => (
  <section css={section} aria-labelledby="questions">
    <div css={[wrap, frame]}>
      <div>
        <h2 id="questions" css={partHead}>
          Plain answers
        </h2>
        <p css={ways}>
          <Link href={paths.faqs()} css={standalone}>
            All questions
          </Link>
          <Link href={paths.contact()} css={standalone} data-extra="feedback">
            Tell us what is missing
          </Link>
        </p>
      </div>
      <Answers answers={QUESTIONS} />
    </div>
  </section>
)
