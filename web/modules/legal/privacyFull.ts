import { reachUs, type LegalPage } from './text.ts'

export const FULL_PRIVACY_DATE = 'July 18, 2025'

/** The whole privacy policy, in plain sentences. */
export const fullPrivacy: LegalPage = {
  title: 'Privacy',
  date: FULL_PRIVACY_DATE,
  line: 'What we know about you, why, and what you can do about it.',
  parts: (house) => [
    {
      id: 'short',
      title: 'In short',
      paragraphs: [
        'If you have one minute, read the [short version](/privacy-policy).',
        'We keep what you give us so that we can keep it for you, and deliver it when you have asked us to. We do not sell it.',
      ],
    },
    {
      id: 'collect',
      title: 'What we collect',
      paragraphs: [
        'Account information: your email address, a name to call you by, and a password that we store only in a form from which it cannot be read.',
        'Memory content: the recordings, letters and other things that you put here, and the dates and titles that you give them.',
        'People: the names and addresses of the people a message should go to, and what they need in order to unlock it.',
        'People you invite or ask: the name and email address you give us, your note or question, and what they answer. We write to them for you and about nothing else. They can tell us that they are someone else, or that they do not want to be asked, and we keep that so that they are left alone.',
        'Family tree: the people, dates and places that you enter, where you use a tree.',
        'Usage: which pages are asked for, on what kind of device, and errors that happen on the way. We use this to keep the service working.',
      ],
    },
    {
      id: 'use',
      title: 'What we use it for',
      paragraphs: [
        'To keep what you keep here, and to show it to you and to those you have chosen.',
        // @says how long before a message's date its two checks leave
        'To deliver your messages: this includes writing to you two days and one day before a delivery.',
        'To answer you when you write to us, and to tell you about changes to these rules.',
        'To find faults and misuse.',
      ],
    },
    {
      id: 'ai',
      title: 'AI analysis, and how to refuse it',
      paragraphs: [
        'AI analysis is off until the owner of a family, or a helper, turns it on. Then a machine listens to the voices and films that the family keeps in Memories and writes a rough transcript, reads what is written on its pictures and papers, or compares its photos to find those that are there twice, whichever was said yes to. It does not look at faces. It never listens to messages, and reads none.',
        'The machine works on our own computers and nothing is sent to anyone else. Where we use another company for it, the page on which you answer names that company, and nothing is sent there before you have said yes to it by name.',
        'What a machine has made is marked as such, and kept so that it can be shown to your family. It is no part of our backups.',
        'You may opt out: for your family, for what you added yourself, or for one memory. Then none of that is analyzed, what a machine made of it is removed, you get a receipt, and what you keep stays exactly as you put it in. What someone wrote or corrected stays, too.',
        'No machine here speaks as a person, living or dead.',
      ],
    },
    {
      id: 'sharing',
      title: 'Who else sees it',
      paragraphs: [
        'The people you choose. A message goes to the person you named, on the day you chose.',
        'Your family. What you add to it, and the stories you tell, can be seen and heard by everyone who is a member. Its owner and helpers see who was invited.',
        'Companies that work for us, such as the one that carries our email, as far as their work needs it and bound to keep it to themselves.',
        'Stripe, if you pay for a plan: it gets your email address and what you type on its page, and tells us what was paid. The number of your card never reaches us.',
        'Authorities, where a law obliges us, and only what it obliges us to give.',
        'Someone on our team sees the content of a message only in two cases: its owner has shown it to us, or someone who received a link has reported it.',
        'Nobody buys your data from us.',
      ],
    },
    {
      id: 'security',
      title: 'How it is protected',
      paragraphs: [
        'Everything travels to us encrypted. Titles, letters, names and addresses are sealed with a key of their own where they are stored.',
        'So that a family can search what it keeps in Memories, the words of that also lie in our database unsealed: titles, captions, transcripts, stories, and the names of the people and places in them. The words of messages never do.',
        'Passwords cannot be read by anyone, and a sign-in lasts for a limited time.',
        'No protection is perfect. If something happens that puts you at risk, we tell you without delay, in plain words.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        'You may see what we hold about you, have it corrected, take a copy of it with you, and have it deleted.',
        'You may withdraw a consent, and object to a use. It costs nothing, and you need not give a reason.',
        `To use any of these rights, write to us. ${reachUs(house)} We answer within 30 days.`,
      ],
    },
    {
      id: 'keeping',
      title: 'How long we keep it',
      paragraphs: [
        'As long as you have an account, and longer where one of your messages still has to be delivered.',
        'What a family keeps stays when one of its members leaves, and goes with its last member. Anyone who told a story can take it back.',
        'What is in a sealed time capsule cannot be read by anyone before its day, not even by us. It goes with the family’s last member.',
        'Your last wishes are shown to your trusted contacts when you chose it, and you see each time one of them reads. They go with your account.',
        // @says how long everything is kept at least after a plan has ended
        'If you end a paid plan, we keep your data for at least 30 days.',
        // @says how long the keys of what was erased lie in a backup
        'When something is deleted for ever, its key is destroyed. After 30 days at most, copies in backups cannot be read either.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      paragraphs: [
        'The service is not meant for children under 13. We do not knowingly collect personal information from a child under 13 without the consent of a parent.',
        'A message may be addressed to a child. It is delivered to an address that an adult has given.',
        'If you believe that a child under 13 has given us something, tell us, and we delete it.',
      ],
    },
    {
      id: 'borders',
      title: 'Across borders',
      paragraphs: [
        `${house.name} is a company based in the United States, and data is processed there. When it comes from another country, it is transferred under recognised safeguards, such as standard contractual clauses.`,
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      paragraphs: [
        'We set one cookie that keeps you signed in, and one that protects the sign-up form. There are no cookies for advertising.',
        'Your choice of theme and text size, and answers to a quiz, stay in your browser.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes, and how to reach us',
      paragraphs: [
        'When this page changes, the date on top changes, and we write to you by email before the change takes effect.',
        reachUs(house),
      ],
    },
  ],
}
