import { paths } from '../../app/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { DeliveryTimeline } from '../../ui/DeliveryTimeline.tsx'
import { Ledger } from '../../ui/page/Ledger.tsx'
import { Opening } from '../../ui/page/Opening.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { Scene } from '../../ui/Scene.tsx'

const set = [
  [
    'The night before',
    'Good night, in your own words',
    'For the first evenings. Fifteen seconds each. Record five, they need not differ.',
  ],
  [
    'A birthday',
    'The one that you will miss',
    'Say how old they are, and one thing that they can do now which they could not when you left.',
  ],
  ['The middle', 'Halfway', 'The longest week is not the last one. Something to laugh about helps there.'],
  ['The school', 'First day, report, match', 'Ask for the date before you leave. Schools plan early.'],
  ['Any day', 'For no reason', 'A Tuesday. It is the one that is played most often.'],
  ['Home', 'I am on my way', 'To be changed when the day changes, and it will.'],
] as const

export const MilitaryPage = () => (
  <>
    <Opening
      title="Six messages before you leave"
      lead="A deployment has a beginning, a longest week and an end. Record one evening now, and your voice is there on each of them, also where there is no signal."
      picture={<Scene name="suitcase" css={{ width: '100%', aspectRatio: '4 / 3', borderRadius: 'var(--r-patch)' }} />}
    >
      <ButtonLink href={`${paths.compose()}?template=deployment`} size="large">
        Record the first of six
      </ButtonLink>
    </Opening>
    <Section
      id="set"
      ground="sunk"
      title="The set"
      line="Record them in one sitting, or one each evening. Every message can be moved or taken back until its day."
    >
      <DeliveryTimeline
        label="Six messages for a deployment"
        steps={set.map(([when, title, line]) => ({ id: when, state: 'planned', when, title, line }))}
      />
    </Section>
    <Section id="zones" title="Far away, and in another time">
      <Ledger
        rows={[
          [
            'Whose hour?',
            'You choose the hour and the time zone. Take the one of the person at home, so that good night comes at night.',
          ],
          [
            'No signal',
            'Before a delivery we email you twice. If you cannot answer, the message is delivered as you arranged it.',
          ],
          ['The day moves', 'Someone at home can write to us, and you can move it yourself from any browser.'],
          ['Addresses', 'Use one at home that is read, and not one of your unit.'],
        ]}
      />
    </Section>
    <Section
      id="safe"
      ground="sunk"
      title="What is better left out"
      line="A message may be overheard, forwarded or played in the kitchen with the window open."
    >
      <Ledger
        rows={[
          ['Places and dates', 'Where you are, where you go and when you return.'],
          ['Names', 'Of others in your unit, and what they do.'],
          ['Sounds', 'Engines, announcements and voices in the background tell more than one thinks.'],
          ['Instead', 'The weather of your childhood, the dog, the song, what you will cook first.'],
        ]}
      />
    </Section>
  </>
)
