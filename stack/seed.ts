import type { Say } from './parts/part.ts'
import { addPerson, chooseName, confirm, seal, signUp, writeDraft } from './seed/family.ts'
import { visitorOf, type Place, type Visitor } from './seed/visitor.ts'

const REAL_DAY_MS = 86_400_000
const RUTH = { name: 'Ruth Hale', email: 'ruth@hale.example', password: 'orchard-lane-1958' }
const AMELIA = {
  name: 'Amelia',
  email: 'amelia@hale.example',
  zone: 'Europe/Madrid',
  passcode: 'swallows',
  hint: 'The birds we counted from the swing',
  relation: 'your grandmother',
}
const JOSEPH = { name: 'Joseph', email: 'joseph@hale.example', zone: 'Europe/London', relation: 'your grandmother' }

const BIRTHDAY = `Dear Amelia,

You were four, and you would not let go of the big spoon. Your mother said let her stir it then, and you stirred it until the bowl walked off the table.

I laughed so much that I had to sit down on the step. If you ever wonder whether you make people happy: that was the first time I knew.

Gran`
const TIN = `Dear Amelia,

The recipe is in the blue tin, under the buttons. It says two eggs. Use three.

Gran`
const UNFINISHED = `Joseph, before I forget it again: the gate was never green. Your father painted it the week you were born, and`

type Family = Place & { readonly catcher: string; readonly dayMs: number }

const years = (count: number) => `${new Date().getFullYear() + count}-06-14T09:00`

/** Two days and a little: its first question goes out while one still watches. */
const soon = (dayMs: number) =>
  new Date(Date.now() + 2 * dayMs + Math.max(10_000, dayMs / 6)).toISOString().slice(0, 23)

const moveIn = async (visit: Visitor, { catcher, dayMs }: Family): Promise<void> => {
  await confirm(visit, catcher, RUTH.email)
  await chooseName(visit, RUTH.name)
  const amelia = [await addPerson(visit, AMELIA)]
  const joseph = [await addPerson(visit, JOSEPH)]
  const birthday = await writeDraft(visit, { title: 'For your birthday', body: BIRTHDAY, recipientIds: amelia })
  await seal(visit, birthday, years(5), AMELIA.zone)
  await writeDraft(visit, { title: 'The green gate', body: UNFINISHED, recipientIds: joseph })
  if (dayMs >= REAL_DAY_MS) return
  const tin = await writeDraft(visit, { title: 'The blue tin', body: TIN, recipientIds: amelia })
  await seal(visit, tin, soon(dayMs), 'UTC')
}

/**
 * Makes a small family to look at, by the same calls as a browser, when there is none yet. It is no part of the app and
 * never stops a start: a failure is one sentence.
 * @returns how to sign in, when it was made now
 */
export const seedDemo = async (family: Family, say: Say): Promise<string | undefined> => {
  const visit = visitorOf(family)
  const began = Date.now()
  try {
    if (!(await signUp(visit, RUTH.email, RUTH.password))) return undefined
    await moveIn(visit, family)
    say(`family       made in ${((Date.now() - began) / 1000).toFixed(1)} s`)
    return `${RUTH.email} with the password ${RUTH.password} (Amelia’s passcode: ${AMELIA.passcode})`
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    if (!family.signal?.aborted) say(`The demo family could not be made, so you begin with an empty house (${why}).`)
    return undefined
  }
}
