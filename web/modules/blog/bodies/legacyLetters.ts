/** Article 2. */
export const legacyLetters = `
The best letter I know was written on the back of an electricity bill. It said: “Dear Tom, by the time you find this you will have looked in every other drawer, because you never look in the obvious one. The boiler man is called Derek. I have loved you since the bus. Mum.”

Twenty-nine seconds to read. Tom had it framed, bill side in.

People think that a legacy letter has to be long, wise and typed. It needs to be none of these. It has to be from you, to somebody, about something. This page shows how to get from a blank sheet to a letter that will be kept, in one evening.

## What a legacy letter is, and what it is not

A will says who gets the clock. A legacy letter says why the clock always ran seven minutes fast, and that you knew, and that you never put it right because it got the children to school on time.

It is not a legal paper. It gives nobody anything that a court would hand over. It is not an instruction for a funeral either, although people often slip a line in. If you want to write those things down, keep them apart: facts in one place, where somebody can find them in a hurry, and words in another, where somebody can find them slowly.

It is also not your autobiography. You may write one. But your son will read the first page of it tonight and the rest when he retires. He will read a letter of one page tonight, and again every year.

## Before the first word: one person

Do not write to “my dear family”. It makes everybody stand in a row, and you will write the sort of thing one says to a row.

Write one letter to one person. If you have three children, write three letters, and do not worry that they have different lengths. They are different people. You can tell them so: “Yours is shorter than your sister’s because you and I talk on the telephone every Sunday and she lives in Perth.”

Write the name at the top. Then look at it for a minute and ask yourself what you would be sorry not to have said. Usually the answer comes at once and is embarrassing. That is the one.

## Four parts, in any order

Letters that families keep nearly always have these four things in them. A sentence for each will do.

**1. Something I remember.** One scene, small and exact. Not “you were a lovely baby” but “you had a fever in Lyon and you would only sleep if I walked up and down the corridor of the hotel, so I know that it had forty-one doors.”

**2. Something I see in you.** A quality, with the proof. “You are brave. I do not mean the parachute. I mean that you rang your father first.”

**3. Something I have learned.** One thing. If you are tempted to write down five, they will not remember any. “Most arguments are about being tired.”

**4. Something I wish for you.** Leave the door open. Not “I hope that you will take over the shop”, which is an order with a bow on it, but “I hope that you have work which makes you late for supper now and then, and somebody who minds.”

If there is something to put right, it comes before all four, and it is short. “I was wrong about Michael. I have been wrong for nine years. I am sorry.” Then stop. An apology with an explanation behind it is only an explanation.

## An evening, hour by hour

**Seven o’clock.** Put the telephone in another room. Take a pen that you like. Write by hand if you can. Your handwriting is a picture of you, and it will be looked at longer than the words. If your hands hurt, type, or speak and let somebody type for you.

**Ten past seven.** Write the worst version. Say to yourself that nobody will see it. Begin in the middle: “What I wanted to say is”. Do not cross anything out.

**A quarter to eight.** Make tea. Read it aloud, quietly. Your ear finds what your eye does not. Wherever you hear a greeting card, strike it: “cherish”, “precious memories”, “words cannot express”. Words have always managed. Put in what you would really say.

**Eight o’clock.** Look for the general and make it particular. “We had such happy summers” becomes “the tent, the wasps, your brother’s trousers”. Each time you swap a word like *always* or *wonderful* for a thing that you could touch, the letter gets better. There is no exception to this rule.

**Half past eight.** Copy it out, or do not. Crossed-out words are also kept. Date it. Sign it with the name that this person calls you.

![[image]]

## Sentences to borrow

Take any of these and finish it. They are first steps, not monuments.

- “You will not remember this, but…”
- “I have never told anybody why I…”
- “When I was the age that you are now, I was afraid of…”
- “The thing of yours that I would save from a fire is…”
- “Your grandfather used to say … and he was wrong, and here is why I still say it.”
- “I should like you to have the … It is worth nothing. It was on the table when…”
- “If you ever wonder whether I noticed: I did.”
- “Please laugh when you get to this part.”

## The difficult ones

**To somebody you have not spoken to for years.** Write it as if they may never read it. Say what you are sorry for and what you miss. Do not ask for an answer. A letter that asks for nothing can be picked up without fear.

**To a child who is too young to read.** Choose an age and write to that person. “You are sixteen, I think, if I have counted properly.” Tell them about themselves now: what they call the dog, the song, the one shoe. Nobody else will remember, and at sixteen they are hungry for it.

**To somebody who will grieve.** Do not tell them not to be sad. Give them something to do instead: a walk, a recipe, a record to play loudly. Give permission. “Sell the car. Get another dog. Fall in love, though not with Gerald.”

**When you are ill.** Short is fine. Three lines are fine. Tell somebody who can write quickly, or say it aloud and have it written down later. Nobody in the history of families has complained that such a letter was too short.

## Where to keep it, and when it should arrive

A letter in a drawer reaches whoever opens the drawer, on the day that they clear the house, when they have no time to sit down. That is the wrong reader on the wrong day, quite often.

So do two things. Put the paper somewhere safe and dry, in an envelope with one name on it. And keep a copy that will go out by itself, on a day that you choose, to the person you wrote it for. With {P} you can [write the letter in your own words](/schedule-message), name the person, and set the day. Two days before it goes, we ask you whether it should. One day before, we ask again. You can change a sentence until then, which is comforting, because at some point you will find out that it was not Lyon.

And read it aloud. Honestly. When the letter is finished, [record yourself reading it](/free-voice-messages). It takes two minutes, it costs nothing, and it turns a letter into a visit.

## Do not wait for the good paper

Everybody who ever bought special paper for this still has it. The electricity bill had one great advantage. It was on the table.

Write the name. Write “What I wanted to say is”. You will be finished before the late news. And one day, somebody who never looks in the obvious drawer will read what you wrote, and look up, and the room will have changed.
`
