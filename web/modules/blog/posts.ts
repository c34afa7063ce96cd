import type { SceneName } from '../../ui/scenes/all.ts'
import { slugOf } from './slug.ts'

export type Post = {
  readonly id: number
  readonly title: string
  readonly excerpt: string
  /** A day of the calendar. */
  readonly date: string
  readonly minutes: number
  readonly category: string
  readonly emoji: string
  readonly tags: readonly string[]
  readonly scene: SceneName
}

/** The eight articles; their texts stand in bodies/. */
export const posts = [
  {
    id: 1,
    title: 'Eternal Communication: Record and Share Lasting Memories',
    excerpt: 'A voice keeps what a photograph cannot. How to say something now that one person hears later.',
    date: '2025-07-10',
    minutes: 9,
    category: 'Eternal Communication',
    emoji: '💌',
    tags: ['voice messages', 'family legacy', 'future delivery'],
    scene: 'sill',
  },
  {
    id: 2,
    title: 'Legacy Letters: How to Write Words Your Family Will Keep',
    excerpt: 'One person, one page, one evening. From a blank sheet to a letter that is kept, bill side in.',
    date: '2025-06-24',
    minutes: 7,
    category: 'Legacy Letters',
    emoji: '✍️',
    tags: ['letters', 'writing', 'family legacy'],
    scene: 'letter',
  },
  {
    id: 3,
    title: 'Posthumous Communication: Leaving Messages That Arrive After You Are Gone',
    excerpt: 'What to say, when it should arrive, and how anyone can be sure. And what is better left unsaid.',
    date: '2025-06-03',
    minutes: 6,
    category: 'Posthumous Communication',
    emoji: '🕊️',
    tags: ['future delivery', 'planning', 'trusted contacts'],
    scene: 'armchair',
  },
  {
    id: 4,
    title: 'Dementia Support: Recording Voices and Memories While There Is Time',
    excerpt: 'Sessions of 15 to 30 minutes, a known chair, and something for the hands. A gentle way to begin.',
    date: '2025-05-13',
    minutes: 5,
    category: 'Dementia Support',
    emoji: '🧠',
    tags: ['dementia', 'caregiving', 'recording'],
    scene: 'cup',
  },
  {
    id: 5,
    title: 'Family History at the Kitchen Table: Twenty Questions to Ask This Weekend',
    excerpt: 'Twenty questions that open a drawer instead of closing one, and the order in which to ask them.',
    date: '2025-04-22',
    minutes: 4,
    category: 'Family History',
    emoji: '🌳',
    tags: ['genealogy', 'family history', 'interviews'],
    scene: 'table',
  },
  {
    id: 6,
    title: 'Voice Messages That Sound Like You: A Simple Recording Guide',
    excerpt: 'Curtains, three words on a slip of paper, and the name first. How to sound like yourself on tape.',
    date: '2025-04-01',
    minutes: 8,
    category: 'Voice Messages',
    emoji: '🎙️',
    tags: ['voice messages', 'recording'],
    scene: 'radio',
  },
  {
    id: 7,
    title: 'Digital Scrapbooks: Turning a Box of Photos Into a Story',
    excerpt: 'A shoe box holds four hundred pictures. A story needs eleven. How to choose them.',
    date: '2025-03-11',
    minutes: 3,
    category: 'Digital Scrapbooks',
    emoji: '📖',
    tags: ['scrapbooks', 'photos', 'printing'],
    scene: 'photos',
  },
  {
    id: 8,
    title: 'Grief Support: Listening to a Loved One’s Voice Again',
    excerpt: 'When to press play, whom to have beside you, and why it is all right to wait another year.',
    date: '2025-02-18',
    minutes: 5,
    category: 'Grief Support',
    emoji: '🤍',
    tags: ['grief', 'voice messages'],
    scene: 'bench',
  },
] as const satisfies readonly Post[]

/** The one on top of the list; the answer to an address that no article has. */
export const featured: Post = posts[0]

export const authorOf = (productName: string): string => `${productName} Editorial Team`
export const slugOfPost = ({ title }: Post): string => slugOf(title)
export const addressOf = (post: Post): string => `/blog/${slugOfPost(post)}`

const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
/** The same in every place and language: the page is rendered once for all. */
export const dateInWords = ({ date }: Post): string => words.format(new Date(`${date}T00:00:00Z`))
export const minutesInWords = ({ minutes }: Post): string => `${minutes}\u00A0min read`

const OF_GENEALOGY: readonly string[] = ['genealogy', 'family history']
/** What the genealogy blog shows. */
export const isGenealogy = ({ tags }: Post): boolean => tags.some((tag) => OF_GENEALOGY.includes(tag))
