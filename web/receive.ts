// The recipient's page, once unlocked: each `<div data-player>` becomes the player of the look. Without this script its
// `<audio controls>` plays all the same.
import { enhance } from './receive/player.ts'

for (const box of document.querySelectorAll<HTMLElement>('[data-player]')) void enhance(box)
