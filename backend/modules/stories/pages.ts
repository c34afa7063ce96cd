import { ornament, emptyOrnament } from '../../kernel/page/ornament.ts'
import { pageFrame } from '../../kernel/page/pageFrame.ts'
import { dateInWords, html, momentInWords, type Html } from '../../kernel/page/html.ts'
import type { Form } from '../../kernel/page/link.ts'
import { alertOf, pressForm } from '../../kernel/page/linkPage.ts'
import { MOST_WORDS, type TellStory } from './contract.ts'
import type { Story } from './story.ts'

/** What the page of a story shows. */
export type Shown = {
  readonly form: Form
  /** For the page's script: that the page was read. */
  readonly read: string
  readonly story: Story
  /** Who asked. */
  readonly asker: string
  /** How many people in the family will hear it. */
  readonly listeners: number
  /** Where whoever told it finds it again; undefined where they know. */
  readonly address: string | undefined
  /** What was written before, where the page comes back. */
  readonly draft: Partial<Pick<TellStory, 'words' | 'mayShare'>>
  /** How long its recording is; undefined where it has none, or it cannot be played yet. */
  readonly soundMs: number | undefined
}

const pathOf = ({ form }: Shown, action: string) => `/story/${form.token}/${action}`
const press = (shown: Shown, action: string, words: string, fields?: Html): Html =>
  pressForm(shown.form, pathOf(shown, action), { words, look: 'secondary', ...(fields && { fields }) })

const whoHears = ({ asker, listeners }: Shown): Html =>
  listeners > 1
    ? html`<p>Only ${asker}’s family will hear it: ${listeners} people now, and anyone who joins later.</p>`
    : html`<p>Only ${asker} will hear it, and anyone who joins the family later.</p>`

/** Writing needs no script; the recorder puts itself into its place where there is one (web/story). */
const tellForm = (shown: Shown): Html => {
  const { form, read, story, asker, address, draft } = shown
  const back =
    address === undefined
      ? 'You can take it back on this page at any time.'
      : 'When you send it, you get a link of your own. With it you can take your story back at any time.'
  return html`<form class="tell" method="post" action="${pathOf(shown, 'tell')}">
      <input type="hidden" name="nonce" value="${form.nonce}" />
      <div
        id="recorder"
        data-subject="${story.storyId}"
        data-question="${story.question}"
        data-asker="${asker}"
        data-ticket-url="/api/story/${form.token}/recording"
        data-tell-url="/api/story/${form.token}/tell"
        data-nonce="${read}"
        data-expires-at="${story.expiresAt}"
      ></div>
      <label for="words">Your words</label>
      <textarea id="words" name="words" rows="10" maxlength="${MOST_WORDS}">${draft.words ?? ''}</textarea>
      <label class="check">
        <input type="checkbox" name="mayShare" ${draft.mayShare === true && html`checked`} />
        <span>Let the family share this by link. They can turn it off.</span>
      </label>
      <div class="acts"><button class="primary" type="submit">Send it to the family</button></div>
    </form>
    <p class="muted">
      ${back} ${address === undefined ? 'The' : 'This'} link works until ${dateInWords(story.expiresAt)}.
    </p>`
}

const no = (shown: Shown): Html => {
  const { story, asker } = shown
  return html`<details class="rather-not">
    <summary>I’d rather not</summary>
    <p>That is all right. We’ll only tell ${asker} that you’d rather not.</p>
    <div class="acts">
      ${press(shown, 'decline', 'I’d rather not answer this question', html`<input type="hidden" name="scope" value="question" />`)}
      ${press(shown, 'decline', 'Please do not ask me anything more', html`<input type="hidden" name="scope" value="family" />`)}
      ${press(shown, 'not-me', `I’m not ${story.name}`)}
    </div>
  </details>`
}

const isWithdrawn = ({ story }: Shown): boolean => story.status === 'withdrawn'

const stillTaken = ({ asker, story }: Shown): Html =>
  html`<p role="status">
    ${asker} took this question back while you were answering it. What you have begun is not lost: you can still finish
    it and send it to the family until ${momentInWords(story.takesUntil)}.
  </p>`

const askedPage = (shown: Shown): Html => {
  const { form, story, asker } = shown
  return pageFrame(
    ornament(story.storyId, { isLit: true }),
    story.question,
    html`${alertOf(form)}
      <p>
        Dear ${story.name}, ${asker} would like to hear this from you. Write it, or tell it and let us record you. You
        do not need an account.
      </p>
      ${isWithdrawn(shown) ? stillTaken(shown) : whoHears(shown)} ${tellForm(shown)} ${!isWithdrawn(shown) && no(shown)}`,
  )
}

const declinedPage = (shown: Shown): Html => {
  const { form, story, asker } = shown
  const isAll = story.declined === 'family'
  return pageFrame(
    emptyOrnament,
    'That is all right',
    html`${alertOf(form)}
      <p>${isAll ? `${asker}’s family can no longer send you questions.` : 'We will not ask you this again.'}</p>
      <p>If you change your mind before ${dateInWords(story.expiresAt)}, say so here.</p>
      <div class="acts">${press(shown, 'undo', 'I’d like to answer after all')}</div>`,
  )
}

const recordingPart = ({ form, story, soundMs }: Shown): Html | false => {
  if (story.mediaId === '') return false
  if (soundMs === undefined)
    return html`<p class="muted">
      Your recording has arrived. You can play it here in a minute or two: just load this page again.
    </p>`
  const base = `/api/story/${form.token}`
  return html`<div
    data-player
    data-called="your story"
    data-src="${base}/play"
    data-peaks="${base}/peaks"
    data-duration-ms="${soundMs}"
  >
    <audio controls preload="none" src="${base}/play"></audio>
  </div>`
}

const keepLink = (address: string): Html =>
  html`<p>
      Please keep this link. You need it to see your story again or to take it back, and you are the only one who has
      it.
    </p>
    <p class="own-link"><a href="${address}">${address}</a></p>`

const toldPage = (shown: Shown): Html => {
  const { form, story, asker, address } = shown
  return pageFrame(
    ornament(story.storyId, { isLit: true }),
    'Your story is with the family',
    html`${alertOf(form)}
      <p role="status">Thank you. ${asker} asked: “${story.question}”</p>
      ${recordingPart(shown)}
      ${story.words !== '' && html`<div class="voice">${story.words.split(/\n\s*\n/u).map((words) => html`<p>${words}</p>`)}</div>`}
      <p>
        ${story.mayShare ? 'The family may share it with others, by a link.' : 'The family may not share it with others.'}
      </p>
      ${address !== undefined && keepLink(address)}
      <details class="take-back">
        <summary>Take it back</summary>
        <p>It will be gone for everyone, right away and for good. Nobody can bring it back, not even us.</p>
        <div class="acts">${press(shown, 'take-back', 'Yes, take it back for good')}</div>
      </details>
      <p class="muted"><a href="/free-voice-messages">Keep a minute of your own</a></p>`,
  )
}

/** Where a story stands, and what whoever has its link can do. */
export const storyPage = (shown: Shown): Html => {
  const { status } = shown.story
  if (status === 'asked' || status === 'withdrawn') return askedPage(shown)
  return status === 'declined' ? declinedPage(shown) : toldPage(shown)
}

export const takenBackPage = pageFrame(
  emptyOrnament,
  'You took it back',
  html`<p role="status">Your story is gone, with its recording. Nobody can read or hear it anymore.</p>`,
)

export const notThemPage = pageFrame(
  emptyOrnament,
  'Thank you for telling us',
  html`<p role="status">We will not write to this address about it again, and this link no longer works.</p>`,
)
