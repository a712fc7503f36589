/** The page for one device, which sends nothing. */

export const title = 'On this device only';
export const lead =
  'Answer here, and nothing is sent. The browser itself forbids this page to send anything.';
export const without =
  'So there is no account here, no code, no mail, no link to a profile, no shared reading and no text by an AI. When you close the page, your answers are gone, unless you keep them in a file.';
export const toProfile = 'To your profile';
export const toStart = 'To the start';
export const cardWaits =
  'You opened a card. Take the survey first; then you can compare with it under “Exchange a card”.';
export const footer = 'For adults. Nothing on this page is sent or stored.';
export const languages = 'Other languages';

/** Shown in browsers without JavaScript. */
export const needsJavaScript = 'This page needs JavaScript, which is off in your browser.';

export const proofTitle = 'How to see that nothing is sent';
export const proofs = [
  'Switch off your connection and go on: everything works, because everything is in this page.',
  'Save this page and open the file. It works the same, for as long as you keep it.',
  'Compare the file’s SHA-256 with the one that the site shows at /device/sha256.txt, and that stands beside the release. It is the same on every site.',
] as const;
export const remains =
  'It protects from the site and from the network. It cannot protect from extensions of your browser, from somebody with your unlocked phone, or from another page in its place.';
export const savePage = 'Save this page';

export const onlyHere = 'All of this is in this page alone. Closing it wipes it.';
export const keep = 'Keep for later';
export const keepExplained =
  'Saves your answers as one encrypted file, which this page can open again. Without the passphrase nobody can read it, and nobody can give you a new one.';
export const passphraseHint =
  'At least 12 characters. Four or five words that do not belong together are good.';
export const passphraseShort = 'Please use at least 12 characters.';
export const saveKept = 'Save the file';
export const keptNow = 'The file is saved as kept.bin.';
export const cannotEncrypt =
  'Your browser cannot encrypt on this page. Open it over HTTPS, or save the page and open the file.';
export const openKept = 'Open a kept file';
export const open = 'Open';
export const wipe = 'Wipe';
export const wipeSure = 'Wipe all answers on this page? Nobody can bring them back.';

export const twoPeople = 'With somebody else';
export const cardsTitle = 'Exchange a card';
export const cardsOffer =
  'Give each other a card, by a picture to scan or as text. Each of you then compares on your own device.';
export const cardExplained =
  'A card holds your themes and sides in steps of 5, and up to six interests. Whoever has it can compare with you again and again. It cannot be taken back.';
export const ownCard = 'Your card';
export const namedOnCard = 'These interests can be named if the other person likes them too:';
export const copyCard = 'Copy the card';
export const theirCard = 'Their card';
export const cardOrLink = 'Card or link';
export const noCard = 'This is no card that this page can read. Please ask for a new one.';
export const ownCardAgain = 'This is your own card. Paste the one that you were given.';

export const togetherTitle = 'Two on one phone';
export const togetherOffer =
  'The other person answers on this phone after you, and sees nothing of yours.';
export const togetherExplained = [
  'Hand over the phone. The other person answers and sees nothing of yours.',
  'Then each of you says yes or no, unseen by the other. Only after two yeses do you see what you have in common. A no shows nothing.',
  'In the end all answers on this page are wiped. If you want yours later, keep them first.',
] as const;
export const passPhone = 'Pass the phone';
export const nextForOther = 'What comes next is for the other person alone.';
export const nextForFirst = 'What comes next is for the one who answered first.';
export const havePhone = 'I have the phone';
export const goOnTogether = 'Go on to the decision';
export const decision = 'Do you want to see what the two of you have in common?';
export const decideHint =
  'It is shown only if you both say yes. Nobody is told what the other pressed.';
export const yesShow = 'Yes, show it';
export const noShow = 'No';
export const nothingShown = 'Nothing is shown';
export const nothingShownWhy = 'It takes two yeses. All answers on this page are wiped.';
export const otherSide = 'As the other one reads it';
export const wipeBoth = 'Wipe everything';

export const moveTitle = 'Move to an account';
export const moveOffer =
  'This page cannot send your answers. Keep them in a file, then open the page /move of the site: it sends them from there, once you say so.';
