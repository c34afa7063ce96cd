/** Article 4. */
export const dementiaSupport = `
Ruth’s father could no longer say what day it was. He could say the names of all the horses on the farm where he grew up, in the order of their stalls. “Duchess, Captain, Bonny, the grey one who bit.” Ruth wrote them down. Later she was sorry that she had only written.

If somebody you love is losing their memory, you have probably thought of recording them, and put it off, because it felt like giving up. It is the other way round. It is one of the few things that goes well now, and it is good for both of you on the day itself. This page is about how to do it gently.

## Start sooner than feels right

The voice changes before the memory is gone. Sentences become shorter, the tune flattens. If the diagnosis is new, this is the moment. If it is not new, this is still the moment. You are not collecting a complete life. You are keeping a person’s way of talking, and a few minutes hold a great deal of it.

You do not need to announce it. “Tell me about the horses, I should like to keep it” is true, and it is enough. Do ask, each time, and take no for an answer. A person with dementia may forget that they agreed, and may still feel that they were not asked.

## Sessions of 15 to 30 minutes

Keep each one between 15 and 30 minutes, and stop while it is still pleasant. Fifteen is plenty. Tiredness comes suddenly, and with it the feeling of failing a test.

- **Choose the good hour.** For most people it is the late morning. Avoid the end of the afternoon.
- **Choose the known chair.** A new place takes all the strength.
- **Make it quiet.** Radio off, hearing aids in, one visitor at a time.
- **Let the telephone lie on the table** with its face down. Start it before you begin to talk, so that nothing changes when the story comes.
- **Have something to drink.** Talking dries the mouth, and a cup gives the hands a job.

Ten sessions of fifteen minutes are better than one long afternoon. They are also easier for you.

## Do not ask, offer

A question like “Do you remember Uncle Paul?” is a test with a wrong answer. So are *when*, *who* and *how many*. What works is to put something on the table and to be silent.

**Things for the hands.** A wooden spoon, a thimble, a fishing reel, a tin of buttons. Hands remember when names do not.

**Smells.** Shoe polish, coffee, soap, cut grass, the inside of a church. Nothing opens a door faster.

**Music from between the ages of fifteen and twenty-five.** Sing it badly and they will correct you. Record that.

**One photograph at a time**, large, without “who is this?”. Say what you see instead. “What a hat.” Then wait. Count slowly to ten. It feels endless, and the story often starts at nine.

**Beginnings of sentences.** “Red sky at night…”, “On washing day we always…”, “My mother never let us…”. People who cannot answer can often finish.

## Let it be wrong

He will say that the house had six windows. It had four. She will tell you that her sister came yesterday, and her sister died in 1988. Do not correct it. You are not a court. You are keeping how it sounded and how it felt, and both are perfectly true.

If the same story comes again, let it. The fourth telling has a detail that the first had not. And if somebody becomes sad or angry, stop recording, put the telephone away where it can be seen, and stay. “That was a hard time. I am here.” You have not done anything wrong. Talk about the tea.

![[image]]

## Keep the small sounds

When families listen later, they do not go first to the stories. They go to the laugh. To “oh, give over”. To the humming in the next room. So record a few minutes of nothing: peeling apples, dealing cards, folding towels, the two of you doing a crossword. Ask for the sentences of every day.

- “Say good night the way you used to say it to us.”
- “How do you call the cat?”
- “What did you shout when supper was ready?”

If there are grandchildren, let them be in the room. Children do not test. They ask what the horse was called.

## A message for each person

On a good day, and only if it gives pleasure, you can go one step further. Sit close and say: “Amelia will be eighteen one day. What would you like to say to her?” Whatever comes is the message. It may be “Amelia, be good, and take a coat.” Her grandfather said it to her, by name. It will be played more than once.

You can [keep it free of charge](/free-voice-messages) and choose a day on which it should [arrive](/schedule-message). You can also decide later. A recording does not spoil.

## Write down the rest the same evening

After each session take five minutes, while you still hear it.

1. **Who spoke, where, which day.** Say it aloud at the end of the recording: “This is Joseph Hale in the kitchen at Elm Street, on the second of March.”
2. **Which story it was**, in a line. “Horses. The grey one. Mother and the snow.”
3. **The words that only they use.** Spell them as they sound.
4. **What worked.** The reel, not the photographs. You will be glad of it next week.

## And you

You may find that you cannot listen to it afterwards. That is all right. Put it somewhere safe and leave it. Nobody needs to hear it this year.

You may also find that these were the best hours of the month. That happens a great deal. Somebody who is asked all day what they have forgotten is, for a quarter of an hour, the only person in the world who knows the names of the horses.

If you would like company in this, our page for people who want to start soon, [before it’s too late](/before-its-too-late), has a plan for a first quarter of an hour, and a sheet of questions that you can print and put beside the cup.

Ruth went back with a telephone the next week. Her father did not know the word for it. But he said the stalls again, from left to right, and when he came to the grey one he laughed until he had to put down his tea. It is four minutes and ten seconds long. She has listened to it perhaps a hundred times. The horse still bites.
`
