import type { Translation } from '../../../../../../src/domain/locales.ts';
import { capitalise } from '../../../../../../src/domain/texts.ts';
import type * as english from '../../../../../../src/web/features/profile/first-screen/words.ts';
import { listThemes } from '../../../../../../src/web/features/profile/words.ts';
import { formatList } from '../../../../../../src/web/ui/language/numbers.ts';

export default {
  moods: {
    all: 'Dir gefällt das alles.',
    'own-taste': 'Du kennst deinen Geschmack.',
    'mostly-own-taste': 'Du kommst ohne vieles davon gut aus.',
    open: 'Jede Tür steht halb offen.',
    'mostly-open': 'Die meisten Türen stehen halb offen.',
    unsaid: 'Das meiste hast du für dich behalten.',
  },

  line: (sure, unsure) => {
    if (unsure.length === 0) return `Du magst ${formatList(sure)}.`;
    if (sure.length === 0) return `Du magst wahrscheinlich ${formatList(unsure)}.`;
    return `Du magst ${formatList(sure)}, wahrscheinlich auch ${formatList(unsure)}.`;
  },
  likedOnly: (one) => `Du magst ${one} und sonst wenig.`,
  likedMost: (several) => `Am meisten magst du ${formatList(several)}, alles andere aber auch.`,

  kinds: {
    side: 'Deine Seite',
    nearest: 'Knapp vorn',
    imagined: 'In Gedanken',
    done: 'Lieber in echt',
    boundary: 'Eine Grenze',
  },

  likes: {
    DS: {
      positive: 'Du hast gern die Zügel in der Hand.',
      negative: 'Du gibst die Zügel gern aus der Hand.',
      both: 'Du hast die Zügel gern in der Hand, und du gibst sie gern ab.',
    },
    SM: {
      positive: 'Du berührst gern so, dass man es spürt.',
      negative: 'Du spürst es gern intensiv.',
      both: 'Du magst es intensiv, im Geben wie im Nehmen.',
    },
    EXVOY: {
      positive: 'Du wirst gern angesehen.',
      negative: 'Du schaust gern zu.',
      both: 'Du schaust gern zu, und du wirst gern angesehen.',
    },
    HUMIL: {
      positive: 'Du bringst dein Gegenüber gern zum Erröten, wenn ihr beide es wollt.',
      negative: 'Du lässt dich gern zum Erröten bringen.',
      both: 'Du magst rote Wangen, ob deine eigenen oder die deines Gegenübers.',
    },
    PRIMAL: {
      positive: 'Du jagst gern.',
      negative: 'Du wirst gern gejagt.',
      both: 'Du magst die Jagd, ganz gleich, wer von euch davonläuft.',
    },
    ROLE: {
      positive: 'Du sorgst gern für den Menschen, mit dem du zusammen bist.',
      negative: 'Du lässt dich gern umsorgen.',
      both: 'Du umsorgst gern, und du lässt dich gern umsorgen.',
    },
  },

  refuses: {
    DS: { positive: 'Folgen ist nichts für dich.', negative: 'Führen ist nichts für dich.' },
    SM: {
      positive: 'Es selbst zu spüren ist nichts für dich.',
      negative: 'Es andere spüren zu lassen ist nichts für dich.',
    },
    EXVOY: {
      positive: 'Zuschauen ist nichts für dich.',
      negative: 'Angesehen zu werden ist nichts für dich.',
    },
    HUMIL: {
      positive: 'Selbst zu erröten ist nichts für dich.',
      negative: 'Andere erröten zu lassen ist nichts für dich.',
    },
    PRIMAL: {
      positive: 'Gefangen zu werden ist nichts für dich.',
      negative: 'Andere zu fangen ist nichts für dich.',
    },
    ROLE: {
      positive: 'Umsorgt zu werden ist nichts für dich.',
      negative: 'Andere zu umsorgen ist nichts für dich.',
    },
  },

  rather: {
    positive: 'Wer führt, ist dir nicht das Wichtigste. Im Zweifel führst lieber du.',
    negative: 'Wer führt, ist dir nicht das Wichtigste. Im Zweifel lässt du dich lieber führen.',
  },
  sideOpen: 'Wer von euch führt, ist noch offen.',

  nearestOf: (theme) => `Noch liegt nichts vorn. Unter den höchsten: ${listThemes([theme])}.`,

  imaginedMore: (theme) => `${capitalise(listThemes([theme]))}: eher zum Träumen als zum Tun.`,
  doneSooner: (theme) => `${capitalise(listThemes([theme]))}: eher zum Tun als zum Träumen.`,

  notForYou: (theme) => `${capitalise(listThemes([theme]))}: nein, danke.`,
  chart:
    'Netzdiagramm der zehn Themen von 0 bis 100; die Zahlen stehen weiter unten unter „Zahlen, und wie sicher sie sind“',

  caveats: {
    longestRun:
      'Viele Antworten hintereinander sind gleich. Wenn du es anders empfindest, kannst du den Fragebogen noch einmal ausfüllen.',
    personFit:
      'Deine Antworten ergeben ein ungewöhnliches Muster. Nimm das alles also nicht zu genau.',
    lowContrast:
      'Deine Antworten liegen nah beieinander. Große Unterschiede lassen sich daraus nicht ablesen.',
  },

  clearestYes: 'Dein klarstes Ja',
  clearestNo: 'Dein klarstes Nein',
  imagined: 'in Gedanken',

  sendable: 'Ein Satz zum Verschicken',
  wishes: {
    DS: {
      positive: 'Ich würde gern einen Abend lang die Führung übernehmen.',
      negative: 'Ich hätte gern, dass du einen Abend lang die Führung übernimmst.',
      plain: 'Ich hätte gern, dass jemand von uns einen Abend lang die Führung übernimmt.',
    },
    SM: {
      positive: 'Ich würde gern herausfinden, wie viel du spüren magst.',
      negative: 'Ich hätte gern, dass du mich so berührst, dass ich es richtig spüre.',
      plain: 'Ich hätte gern, dass wir es etwas intensiver angehen.',
    },
    BOND: {
      positive: 'Ich hätte dich gern eine Weile ganz in meiner Hand.',
      negative: 'Ich wäre gern eine Weile ganz in deiner Hand.',
      plain: 'Ich wäre dir gern ganz ausgeliefert, oder du mir.',
    },
    EXVOY: {
      positive: 'Ich hätte gern, dass du mir zusiehst.',
      negative: 'Ich würde dir gern zusehen.',
      plain: 'Ich hätte gern, dass wir das Licht anlassen.',
    },
    FET: { plain: 'Ich würde dir gern zeigen, was mich reizt.' },
    HUMIL: {
      positive: 'Ich würde dich gern zum Erröten bringen.',
      negative: 'Ich hätte gern, dass du mich zum Erröten bringst.',
      plain: 'Ich hätte gern, dass jemand von uns errötet.',
    },
    PRIMAL: {
      positive: 'Ich würde dich gern jagen und fangen.',
      negative: 'Ich hätte gern, dass du mich jagst und fängst.',
      plain: 'Ich würde gern mit dir darum ringen.',
    },
    ROLE: {
      positive: 'Ich würde dich gern einen ganzen Tag umsorgen.',
      negative: 'Ich hätte gern, dass du mich einen ganzen Tag umsorgst.',
      plain: 'Ich hätte gern einen Tag, an dem wir füreinander sorgen.',
    },
    ENM: { plain: 'Ich würde gern mit dir über Platz für mehr als uns zwei reden.' },
    SENS: { plain: 'Ich hätte gern einen Abend mit dir, ganz ohne Eile.' },
  },
  yesPlease: (topics) => `Ja, bitte: ${formatList(topics)}.`,
  onMyMind: (topics) => `Manchmal geht mir durch den Kopf: ${formatList(topics)}.`,
  noThanks: (topics) => `Nein, danke: ${formatList(topics)}.`,
  copySentence: 'Kopieren',
  sendSentence: 'Senden',
  actions: 'Nächste Schritte',
} satisfies Translation<typeof english>;
