import { html, type Html } from '../../../kernel/page/html.ts'

/** A file of the zip as a link: each part of its path may hold any letter. */
const hrefOf = (path: string): string => path.split('/').map(encodeURIComponent).join('/')
export const link = (path: string, words: string): Html => html`<a href="${hrefOf(path)}">${words}</a>`

const player = (path: string): Html | undefined => {
  if (path.endsWith('.mp4')) return html`<video controls preload="none" src="${hrefOf(path)}"></video>`
  return path.endsWith('.m4a') ? html`<audio controls preload="none" src="${hrefOf(path)}"></audio>` : undefined
}

/** A recording to be played, where a browser can, and as a file. */
export const recordingIn = (folder: string, name: string): Html => {
  const path = `${folder}/${name}`
  return html`${player(path)}
    <p>${link(path, name)}</p>`
}

/** A letter to be read here, and as a file. */
export const letterIn = (folder: string, letter: string): Html | undefined =>
  letter
    ? html`<div class="letter">${letter}</div>
        <p>${link(`${folder}/letter.txt`, 'The letter as a file')}</p>`
    : undefined

/** What is said in a recording; captions are there as a file alone. */
export const wordsIn = (folder: string, { name, text }: { readonly name: string; readonly text: string }): Html => {
  const file = html`<p>${link(`${folder}/${name}`, name.split('/').at(-1) ?? name)}</p>`
  if (!name.endsWith('.txt')) return file
  return html`<h4>What is said in it</h4>
    <div class="letter">${text}</div>
    ${file}`
}
