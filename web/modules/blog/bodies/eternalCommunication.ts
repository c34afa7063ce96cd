/** Article 1. `{P}` stands for the product's name. */
export const eternalCommunication = `
My grandmother left three things that I would run back into a burning house for. A tin of buttons. A cookery book with her corrections in pencil. And eleven seconds of tape on which she says, to somebody out of the picture, “No, leave it, I like the rain.”

Nobody planned those eleven seconds. They were the end of a cassette that my uncle had used to record football results. They are also the only place in the world where she still talks. I know how she pauses before “I like”. I know that she smiles at the end, because you can hear a smile.

This is a page about doing on purpose what my family did by accident: saying something now, so that it can be heard later, by one person, on a day that you choose.

## What a voice keeps that a photograph cannot

A photograph keeps a face. It stops the face at one moment, usually a moment when everybody had been told to stand still. A voice does not stand still. It carries how fast somebody thinks, where they come from, whom they are talking to. You speak to a child in one voice, to your brother in another, and people who love you can tell within a second which of them you meant.

That is why people keep old answering machine messages for decades. “It’s only me, ring me when you’re home.” There is nothing in those words, and there is everything in them.

The good news is that a voice is easy to keep. You need no camera, no tidy room, no haircut. You need a telephone or a computer, a chair, and something to say to somebody. The something is what most people find hard, so let us start there.

## Begin with one person, not with your life

The most common mistake is to sit down to record “my story”. Nobody can do that. It is too large, it has no beginning, and after two minutes you feel like a museum.

Choose one person instead. Say their name aloud. Then finish one of these sentences:

- “I never told you what I thought when…”
- “The day you were born, I…”
- “If you are ever in the kitchen and it smells of…”
- “You asked me once about … and I gave you half an answer.”
- “When you open this you will be older than I can imagine, so…”

You will notice that each of them points at a person and a moment. That is all the structure you need. A message of ninety seconds which does this is worth more than an hour that begins with “I was born in 1947 in a small town”.

If feelings do not come easily to you, and they do not to many people who feel a great deal, give facts. Tell your daughter how you met her father. Tell your grandson how to prune the pear tree, and why it is where it is. Love gets into instructions. It always has. Our [guide to legacy letters](/blog/legacy-letters-how-to-write-words-your-family-will-keep) has more ways to begin, and they work for speaking as well as for writing.

## Six messages that families are glad of

If you want a list, here is one. Nobody needs all six. One is enough to start.

1. **The ordinary Tuesday.** What you had for breakfast, what you can see from the window, what made you laugh this week. In twenty years this is the one they will play most often.
2. **The milestone.** An eighteenth birthday, a wedding, a first child. You may be in the front row when it happens. You may not. The message does not mind.
3. **The recipe.** Read it aloud and add what is not on the card: “It says an hour. It is never an hour.”
4. **The thank you.** Say for what, exactly. “For driving through the snow in February” is better than “for everything”.
5. **The apology.** Short, without a “but”. People carry these for years on both sides.
6. **The practical one.** Where the papers are, what the small key opens, whom to ring. Your family will need it in a week when they can hardly think, and they will hear that you thought of it.

![[image]]

## Choose the day, and let the day do the work

A message that arrives on the right morning is a different thing from a file in a folder. Files get lost when a telephone breaks or an account is closed. And a file does not know when your granddaughter turns eighteen.

So decide when. There are three kinds of day, and it helps to know which one you mean.

**A date you know.** 14 June 2031, nine in the morning, where she lives. Birthdays and anniversaries are of this kind.

**A date you can only describe.** “When she is grown up.” Turn it into a real date even if it is a guess: a twenty-first birthday is a good one. You can always move it.

**A day you will not see.** Some messages are meant for afterwards. That needs more care than a date does, because somebody has to be sure. We wrote about how this is done well in [leaving messages that arrive after you are gone](/blog/posthumous-communication-leaving-messages-that-arrive-after-you-are-gone).

With {P} you choose the person, the day and the hour when you [record the message](/schedule-message). You can listen to it again, change the day, or take it back at any time before it goes out.

## Nothing goes out until we have asked you twice

People worry about one thing more than any other, and they are right to: what if it arrives too early? What if the farewell reaches my son while I am standing in his kitchen?

So this is what happens before each delivery.

- **Two days before**, you get an email with plain choices: send it, change it, or stop it.
- **One day before**, if you have not answered, we ask once more.
- **If you answer**, you decide. You may change the message, move it or cancel it.
- **If you do not answer**, it is delivered on the day you chose.

That last line is the reason the whole thing works. If you are on a mountain without a signal, your daughter still gets her birthday message. And if you have died, nobody in your family has to press a button on the worst day of their lives.

There is a page that shows the steps with real dates: [how it works](/how-it-works).

## The ten-minute version

You can do this today. It takes about as long as making a pot of tea.

1. **Sit where it sounds soft.** Curtains, a sofa, a bed, a parked car. Kitchens echo. Switch off the washing machine and put the telephone twenty centimetres from your mouth.
2. **Write down three words.** Not sentences. “Rain. Button tin. Sorry about the car.” Sentences make you read, and reading makes you sound like the news.
3. **Say their name first.** “Amelia, it’s me.” Your voice changes when you do that. It becomes the voice you have for her.
4. **Talk for a minute or two.** If you stumble, go on. If you cry, go on or stop and go on later. Stumbles are how they will know that it is you.
5. **Say the date at the end.** “It’s Sunday, the second of March, and it has just stopped raining.” One day this will be the best part.
6. **Listen once, then leave it.** You will dislike your voice. Everybody does, because you hear yourself through your own bones. They never heard you like that. To them it sounds right.

## What people ask before they begin

**Is my voice interesting enough?** It was never meant to be interesting. It was meant to be yours. Nobody plays the tape of their mother to be entertained.

**What if I say the wrong thing?** Then you record it again, today or in five years. Nothing is fixed until the day it goes out, and even then only for the person you chose.

**Should I tell them?** You may. Some people like to say, “There is something waiting for you when you turn thirty.” Others say nothing at all. Both are kind. If it is a message for after your death, we would tell one person that it exists, so that nobody is frightened when it comes.

**What does it cost?** Voice messages are free. Free Forever costs $0, it includes unlimited voice messages and basic family features, and it does not end. Other plans add room for pictures and film, and the [plans page](/pricing) says exactly what. If you ever stop paying for one of those, the messages you recorded still go out.

**What about people who do not like computers?** Record with them. Sit beside them, hold the telephone, ask one question and be quiet. If memory is the difficulty, read [recording voices and memories while there is time](/blog/dementia-support-recording-voices-and-memories-while-there-is-time) first. It is written for you.

**Can I write instead?** Yes. A letter keeps the words and your spelling mistakes, and some people are braver on paper. Many do both: two pages to read, and a minute of voice so that the pages have a sound.

## What lasts

Formats change. The cassette with the football results needed a machine that my uncle no longer had, and a man in a shop with a soldering iron. So when you keep voices, keep them in a way that can be opened without the people who stored them for you.

Three habits are enough.

- **Keep more than one copy**, in more than one place, and one of them at home.
- **Write down who is speaking.** A drawer of voices without names is a sad thing. Name, year, place, that is all.
- **Tell one person where it is.** Not the password, just the fact. “There are messages. They will come by themselves. You need do nothing.”

## The eleven seconds

I have thought about why that scrap of tape matters so much in our family. She gave no advice. She was not saying goodbye. She was looking out of a window and liking the weather, and for eleven seconds she is not a name on a tree or a face in an album. She is in the next room.

That is what you can leave. Not a speech. A next room.

So choose one person. Think of one moment. Say their name, and then say the thing. It can be ninety seconds long, you can do it before supper, and you can [record it here without an account](/free-voice-messages). Tomorrow you may want to do it better. Very well. But you will have done it, and the rain will be on the tape.
`
