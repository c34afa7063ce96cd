// The recipient's page, once unlocked: each `<div data-player>` becomes the player of the look, and a reply may be a voice.
// Without this script its `<audio controls>` plays all the same, and words can be sent.
import { accompany } from './receive/film.ts'
import { enhance } from './receive/player.ts'
import { offerRecorder } from './receive/recorder.ts'
import { sendInPlace } from './receive/written.ts'

for (const box of document.querySelectorAll<HTMLElement>('[data-player]')) void enhance(box)
for (const box of document.querySelectorAll<HTMLElement>('[data-film]')) accompany(box)
for (const box of document.querySelectorAll<HTMLElement>('[data-recorder]')) offerRecorder(box)
for (const form of document.querySelectorAll<HTMLFormElement>('form.reply')) sendInPlace(form)
for (const button of document.querySelectorAll<HTMLElement>('[data-print]')) {
  button.hidden = false
  button.addEventListener('click', () => print())
}
