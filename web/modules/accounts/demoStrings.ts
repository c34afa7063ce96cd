export const strings = {
  title: 'Try the demo family',
  line: 'A made-up family, for you alone. Change whatever you like: nobody else sees it, and no email is sent.',
  enter: 'Enter demo',
  entering: 'Opening the demo...',
  failed: 'The demo did not open',
  goOn: 'Go on with your demo',
  signsOut: 'You are signed in. The demo signs you out here; nothing in your account changes.',
  // @says how long a demo lasts
  over: 'No password, no address. Everything in it is gone after two hours, or as soon as you sign out.',
  tryThese: 'What you can try',
  own: 'Start your own',
  back: 'Back to Home',
} as const

export const tries = [
  ['A letter with a date', 'It waits for Ben. See when we would ask first, move the day, or hold it.'],
  ['A letter half written', 'It is for Anna. Finish it in writing, or in your own voice.'],
  ['A voice from the family', 'Thomas has told a story. It plays on your home, and you can ask the next question.'],
  ['The people', 'Add someone, and choose how they unlock it. Addresses end in @demo.invalid here.'],
  ['Your own message', 'Record one, read it over, and give it a day.'],
] as const

export const testLoginStrings = {
  title: 'Test Login',
  line: 'The made-up people of this installation. Choose one, and you are signed in as them.',
  nobody: 'Nobody lives here yet',
  nobodyLine: 'Sign up with an address that ends in .example, and it is listed here.',
} as const
