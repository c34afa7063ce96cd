import type { SceneName } from '../../../ui/scenes/all.ts'

/** One sentence of a story, from when it is spoken, and the scene that stands meanwhile. */
export type Cue = { readonly fromMs: number; readonly words: string; readonly scene: SceneName }
export type Story = {
  readonly id: 'example' | 'film'
  readonly title: string
  readonly lengthMs: number
  readonly cues: readonly Cue[]
  readonly peaks: readonly number[]
}

/** Loudness as digits 0..9, a hundred and ten of them. */
const peaksOf = (digits: string): readonly number[] => Array.from(digits, (digit) => Number(digit) / 9)

export const EXAMPLE: Story = {
  id: 'example',
  title: 'For Amelia, on her wedding day',
  lengthMs: 22_000,
  cues: [
    { fromMs: 0, words: 'Amelia, it is your wedding day, and I am not in the room.', scene: 'letterbox' },
    { fromMs: 4655, words: 'So I will say it now, on a wet Tuesday, with the kettle on.', scene: 'cup' },
    {
      fromMs: 9255,
      words: 'Your grandmother and I quarrelled about the garden gate for forty years.',
      scene: 'gate',
    },
    { fromMs: 14_395, words: 'It was never about the gate. We liked to hear each other.', scene: 'orchard' },
    { fromMs: 18_290, words: 'Go on and quarrel. Then put the kettle on.', scene: 'cup' },
  ],
  peaks: peaksOf(
    '06564576644255875567528000377766446563763556700059868577565865776564000088797643684785510004884469546657600000',
  ),
}

export const FILM: Story = {
  id: 'film',
  title: 'One minute before breakfast',
  lengthMs: 21_400,
  cues: [
    { fromMs: 0, words: 'This is a house where somebody talks.', scene: 'house' },
    { fromMs: 2640, words: 'She tells how the bread was made, and where the boat is.', scene: 'bread' },
    { fromMs: 6195, words: 'He sends one sentence to a morning that is ten years away.', scene: 'letterbox' },
    { fromMs: 10_240, words: 'We ask him twice, before it goes.', scene: 'bridge' },
    {
      fromMs: 13_205,
      words: 'And on that morning, somebody opens the door, and hears him.',
      scene: 'gate',
    },
    { fromMs: 17_810, words: 'So begin with one voice. The rest is sewn around it.', scene: 'hills' },
  ],
  peaks: peaksOf(
    '06657556566500005555545424554500006567455555544444300025546544424540000076546504454444543400004666554445444340',
  ),
}

/** What is being said at that moment. */
export const cueAt = ({ cues }: Story, atMs: number): Cue | undefined =>
  cues.findLast(({ fromMs }) => fromMs <= atMs) ?? cues[0]
