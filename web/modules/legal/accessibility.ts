import { reachUs, type LegalPage } from './text.ts'

/** What we hold ourselves to, and what is still weak. */
export const accessibility: LegalPage = {
  title: 'Accessibility',
  line: 'People of 25 and of 90 use this, many of them on a hard day. This is what we do so that it works for all of them.',
  parts: (house) => [
    {
      id: 'aim',
      title: 'What we aim for',
      paragraphs: [
        'The pages follow the Web Content Accessibility Guidelines 2.2, level AA. Text is 18 pixels or more, and buttons are large enough for an unsteady hand.',
        'Every page is checked by machine before it is published. A machine finds about half of what can be wrong, so please tell us about the other half.',
      ],
    },
    {
      id: 'how',
      title: 'How to use it your way',
      paragraphs: [
        'Larger text: in your account menu there are three sizes. Zoom of the browser works too, up to 400 percent.',
        'Dark or light: choose it in the same menu, or let it follow your device.',
        'Without a mouse: everything works with the keyboard. The first press of Tab leads to a link that skips the menus.',
        'With a screen reader: pages have headings, regions and labels, and what changes is announced.',
        'Without sound: what you hear can be read where its words have been written down. Nothing plays by itself.',
        'Less movement: if your device asks for it, nothing moves.',
        'Without script: the public pages, the answers, the articles and the quizzes work without it.',
      ],
    },
    {
      id: 'weak',
      title: 'What is still weak',
      paragraphs: [
        'A recording has its words beside it only where its author has written them down. Nobody else listens to write them.',
        'The recorder needs a microphone and JavaScript. If you cannot use them, you can write a letter.',
      ],
    },
    {
      id: 'tell',
      title: 'Tell us',
      paragraphs: [`If something does not work for you, tell us what you wanted to do. ${reachUs(house)}`],
    },
  ],
}
