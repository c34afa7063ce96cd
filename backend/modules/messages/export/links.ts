import { fileLink, hrefOf } from '../../../kernel/page/fileLink.ts'
import { html, type Html } from '../../../kernel/page/html.ts'

const player = (path: string): Html | undefined => {
  if (path.endsWith('.mp4')) return html`<video controls preload="none" src="${hrefOf(path)}"></video>`
  return path.endsWith('.m4a') ? html`<audio controls preload="none" src="${hrefOf(path)}"></audio>` : undefined
}

/** A recording to be played, where a browser can, and as a file. */
export const recordingIn = (folder: string, name: string): Html => {
  const path = `${folder}/${name}`
  return html`${player(path)}
    <p>${fileLink(path, name)}</p>`
}

/** A letter to be read here, and as a file. */
export const letterIn = (folder: string, letter: string): Html | undefined =>
  letter
    ? html`<div class="letter">${letter}</div>
        <p>${fileLink(`${folder}/letter.txt`, 'The letter as a file')}</p>`
    : undefined

/** What is said in a recording; captions are there as a file alone. */
export const wordsIn = (folder: string, { name, text }: { readonly name: string; readonly text: string }): Html => {
  const file = html`<p>${fileLink(`${folder}/${name}`, name.split('/').at(-1) ?? name)}</p>`
  if (!name.endsWith('.txt')) return file
  return html`<h4>Transcript</h4>
    <div class="letter">${text}</div>
    ${file}`
}
