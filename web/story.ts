// The page of a question to a family's member: records an answer, keeps it on this device and sends it while it grows.
// Without this script an answer can be written all the same. A story that was told becomes a player.
import { enhance } from './receive/player.ts'
import { offerStory } from './story/offer.ts'

for (const form of document.querySelectorAll<HTMLFormElement>('form.tell')) offerStory(form)
for (const box of document.querySelectorAll<HTMLElement>('[data-player]')) void enhance(box)
