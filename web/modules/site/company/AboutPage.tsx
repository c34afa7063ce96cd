import { ArrowLeft } from 'lucide-react'
import { Link } from 'wouter'
import { paths } from '../../../app/paths.ts'
import { siteSettings } from '../../../app/siteSettings.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { wrap } from '../../../ui/wrap.ts'
import { PageHead } from '../PageHead.tsx'
import { standalone } from '../style.ts'
import { Chapter } from './Chapter.tsx'
import { about } from './strings.ts'

export function AboutPage() {
  const { productName, supportEmail, supportPhone, supportTel } = siteSettings
  const [us, why, building, mission, partnership, touch] = about.sections(productName)
  return (
    <>
      <div css={[wrap, { paddingTop: 12 }]}>
        <Link href={paths.landing()} css={standalone}>
          <ArrowLeft aria-hidden />
          {about.backToHome}
        </Link>
      </div>
      <PageHead
        title={us}
        line={`${productName} keeps voices, letters and memories, and hands them over on the day that was chosen for them.`}
        scene="bench"
      />
      <Chapter title={why}>
        <p>
          Its founder made it in memory of her sister and of other members of her family. A photograph keeps a face.
          What fades first is the sound of someone’s voice.
        </p>
        <p>So this begins with voice, and everything else is sewn around it.</p>
      </Chapter>
      <Chapter title={building}>
        <p>
          A message for someone’s wedding in nine years is a promise. So everything here is built to be dull in the best
          way: it writes down what happened, it asks before it acts, and it still works when a part of it does not.
        </p>
      </Chapter>
      <Chapter title={mission}>
        <p>That nobody has to say “I wish I had recorded her”. Voice messages are free, on every plan, for good.</p>
      </Chapter>
      <Chapter title={partnership}>
        <p>
          {productName} is the work of its founder together with an AI. The founder decides what is kept and what must
          never be done with it; the AI helps to build it.
        </p>
        <p>
          <Link href={paths.inspiringAbout()}>The longer story</Link>
        </p>
      </Chapter>
      <Chapter title={touch}>
        <p>
          A person answers: <a href={`tel:${supportTel}`}>{supportPhone}</a>, or{' '}
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>, or <Link href={paths.contact()}>write to us here</Link>
          .
        </p>
        <p css={{ display: 'flex', flexWrap: 'wrap', gap: '8px 20px', alignItems: 'center' }}>
          <ButtonLink href={paths.landing()} size="large">
            {about.start}
          </ButtonLink>
          <ButtonLink href={paths.landing()} look="quiet">
            {about.home}
          </ButtonLink>
        </p>
      </Chapter>
    </>
  )
}
