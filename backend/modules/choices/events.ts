import type { Event } from '../../kernel/event.ts'

// Stored forever: add a type or an optional field, never rename or remove one (docs/adr/0004).
export const categories = ['choice'] as const

type Feature = 'read' | 'listen' | 'organize'
type Level = 'family' | 'member'

export type ChoicesEvent =
  /** `accountId` is whoever said it; of a member it counts for what they have added. */
  | Event<
      'ChoiceSet',
      {
        familyId: string
        level: Level
        accountId: string
        feature: Feature
        isOn: boolean
        /** The engine outside of our service that they said yes to. */
        engine?: string
        /** A no after which there may be something to erase. */
        erases?: true
        setAt: string
      }
    >
  /** In which language most of what is said is: a code as `en`. */
  | Event<'LanguageChosen', { familyId: string; language: string; chosenAt: string }>
  /** What a no promised: nothing that the machine made is there any more. `erased` counts the things that had something. */
  | Event<
      'ArtefactsErased',
      { level: Level; accountId: string; feature: Feature; erased: number; saidAt: string; finishedAt: string }
    >
