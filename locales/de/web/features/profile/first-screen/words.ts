import type { Translation } from '../../../../../../src/domain/locales.ts';
import { capitalise } from '../../../../../../src/domain/texts.ts';
import type * as english from '../../../../../../src/web/features/profile/first-screen/words.ts';
import { listThemes } from '../../../../../../src/web/features/profile/words.ts';
import { plural } from '../../../../../../src/web/ui/language/numbers.ts';

export default {
  // The third person without a subject: 'Führt gern, mag Bondage, und sonst wenig.'
  traits: {
    DS: {
      positive: 'führt gern',
      negative: 'lässt sich gern führen',
      both: 'führt und folgt gern',
      plain: 'führt oder folgt gern',
    },
    SM: {
      positive: 'sorgt für Intensität',
      negative: 'spürt es gern intensiv',
      both: 'intensiv in beide Richtungen',
      plain: 'mag es intensiv',
    },
    BOND: { plain: 'mag Bondage' },
    EXVOY: {
      positive: 'wird gern angesehen',
      negative: 'schaut gern zu',
      both: 'zeigt sich und schaut gern',
      plain: 'mag Blicke',
    },
    FET: { plain: 'hat ein Faible für Stoffe' },
    HUMIL: {
      positive: 'lässt andere gern erröten',
      negative: 'errötet gern',
      both: 'mag rote Wangen',
      plain: 'mag Neckereien',
    },
    PRIMAL: {
      positive: 'jagt gern',
      negative: 'wird gern gejagt',
      both: 'jagt und wird gern gejagt',
      plain: 'mag die Jagd',
    },
    ROLE: {
      positive: 'umsorgt gern',
      negative: 'lässt sich gern umsorgen',
      both: 'umsorgt und wird gern umsorgt',
      plain: 'mag Fürsorge',
    },
    ENM: { plain: 'offen für mehr als zwei' },
    SENS: { plain: 'mag langsame Berührung' },
  },

  moods: {
    all: 'findet an allem Gefallen',
    'own-taste': 'kennt den eigenen Geschmack',
    'mostly-own-taste': 'kommt ohne vieles davon gut aus',
    only: 'und sonst wenig',
    open: 'lässt jede Tür halb offen',
    'mostly-open': 'lässt die meisten Türen halb offen',
    unsaid: 'vieles bleibt ungesagt',
  },

  allTheRest: 'und alles andere auch',

  kinds: {
    side: 'Deine Seite',
    standing: 'Deine Handschrift',
    several: 'Dein Geschmack',
    nearest: 'Knapp vorn',
    surprise: 'Überraschung',
    imagined: 'In Gedanken',
    done: 'Handfest',
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
  sideOpen: 'Du magst es, wenn jemand führt. Wer von euch, ist noch offen.',

  outstanding: {
    DS: {
      positive: 'Zu führen ist dein deutlichster Wunsch.',
      negative: 'Zu folgen ist dein deutlichster Wunsch.',
      both: 'Führen und Folgen gehören beide zu dir, und zusammen stechen sie heraus.',
      plain: 'Führen und Folgen stechen bei dir heraus.',
    },
    SM: {
      positive: 'Starke Empfindungen zu geben ist dein deutlichster Wunsch.',
      negative: 'Starke Empfindungen zu spüren ist dein deutlichster Wunsch.',
      both: 'Starke Empfindungen magst du von beiden Seiten, und das sticht heraus.',
      plain: 'Starke Empfindungen stechen bei dir heraus.',
    },
    BOND: { plain: 'Bondage sticht bei dir heraus.' },
    EXVOY: {
      positive: 'Gesehen zu werden ist dein deutlichster Wunsch.',
      negative: 'Zuzuschauen ist dein deutlichster Wunsch.',
      both: 'Zeigen und Zuschauen gehören beide zu dir, und zusammen stechen sie heraus.',
      plain: 'Zeigen und Zuschauen stechen bei dir heraus.',
    },
    FET: { plain: 'Stoffe und Kleidung stechen bei dir heraus.' },
    HUMIL: {
      positive: 'Spielerische Erniedrigung sticht bei dir heraus, und das Necken übernimmst du.',
      negative: 'Spielerische Erniedrigung sticht bei dir heraus, und geneckt wirst du.',
      both: 'Spielerische Erniedrigung sticht bei dir heraus, und zwar von beiden Seiten.',
      plain: 'Spielerische Erniedrigung sticht bei dir heraus.',
    },
    PRIMAL: {
      positive: 'Zu jagen ist dein deutlichster Wunsch.',
      negative: 'Gejagt zu werden ist dein deutlichster Wunsch.',
      both: 'Die Jagd magst du von beiden Seiten, und das sticht heraus.',
      plain: 'Die Jagd sticht bei dir heraus.',
    },
    ROLE: {
      positive: 'Für jemanden zu sorgen ist dein deutlichster Wunsch.',
      negative: 'Umsorgt zu werden ist dein deutlichster Wunsch.',
      both: 'Fürsorge magst du von beiden Seiten, und das sticht heraus.',
      plain: 'Fürsorge sticht bei dir heraus.',
    },
    ENM: {
      plain: 'Der Wunsch nach mehr als einem Menschen an deiner Seite sticht bei dir heraus.',
    },
    SENS: { plain: 'Berührung ist deine Sprache, langsam und mit allen Sinnen.' },
  },

  closeBehind: (company) => `Dicht dahinter: ${listThemes(company)}.`,
  pairOf: (pair) => `Zwei Dinge stechen bei dir heraus, Seite an Seite: ${listThemes(pair)}.`,
  severalOf: (several) =>
    several.length === 1
      ? `Eines zieht dich an, ohne herauszustechen: ${listThemes(several)}.`
      : `Mehreres zieht dich an, und nichts davon liegt vorn: ${listThemes(several)}.`,
  allAlike: 'Alle zehn Themen ziehen dich an, und keines sticht heraus.',
  nearestOf: (theme) => `Noch liegt nichts vorn. Unter den höchsten: ${listThemes([theme])}.`,

  // The role stands first, without a subject; the crossing continues it: 'Führt lieber. Errötet …'
  role: {
    positive: 'Führt lieber.',
    negative: 'Lässt sich lieber führen.',
    both: 'Führt und folgt gleich gern.',
  },
  crossing: {
    SM: {
      positive: 'Bei starken Empfindungen reizt dagegen das Geben.',
      negative: 'Bei starken Empfindungen reizt dagegen das Spüren.',
      both: 'Bei starken Empfindungen ist dagegen jede Seite recht.',
    },
    HUMIL: {
      positive: 'Lässt beim Erröten aber gern anderen den Vortritt.',
      negative: 'Errötet aber am liebsten selbst.',
      both: 'Wer erröten soll, ist dagegen egal.',
    },
    PRIMAL: {
      positive: 'Fängt bei der Jagd aber am liebsten selbst.',
      negative: 'Lässt sich bei der Jagd aber am liebsten fangen.',
      both: 'Bei der Jagd ist dagegen jede Seite recht.',
    },
    ROLE: {
      positive: 'Umsorgt aber am liebsten selbst.',
      negative: 'Lässt sich aber am liebsten umsorgen.',
      both: 'Gibt und nimmt Fürsorge dagegen gleich gern.',
    },
  },

  imaginedMore: (theme) => `${capitalise(listThemes([theme]))}: eher zum Träumen als zum Tun.`,
  doneSooner: (theme) => `${capitalise(listThemes([theme]))}: eher zum Tun als zum Träumen.`,

  notForYou: (theme) => `${capitalise(listThemes([theme]))}: nein, danke.`,
  leftToOthers: {
    most: 'Das meiste andere kann bleiben, wo es ist.',
    rest: 'Alles andere kann bleiben, wo es ist.',
    all: 'Alle zehn Themen, und klarer kann eine Antwort kaum sein.',
  },
  mostLeftToOthers: 'Das meiste, wonach hier gefragt wird, kann bleiben, wo es ist.',

  howSure: 'Wie sicher ist das?',
  seeAll: 'Alles ansehen',
  chart:
    'Netzdiagramm der zehn Themen von 0 bis 100; die Zahlen stehen weiter unten unter „Alle Zahlen“',

  basedOn: (answers) =>
    plural(answers, { one: 'Beruht auf # Antwort.', other: 'Beruht auf # Antworten.' }),
  caveats: {
    longestRun:
      'Viele Antworten hintereinander sind gleich. Wenn du es anders empfindest, kannst du den Fragebogen noch einmal ausfüllen.',
    personFit:
      'Deine Antworten ergeben ein ungewöhnliches Muster. Nimm das alles also nicht zu genau.',
    lowContrast:
      'Deine Antworten liegen nah beieinander. Große Unterschiede lassen sich daraus nicht ablesen.',
  },

  sureness: [
    'Bei „wahrscheinlich“ spricht mehr dafür als dagegen, bei „zu knapp für ein Urteil“ ist beides möglich. Wo keines von beiden steht, stützt der ganze 95-Prozent-Spielraum die Aussage.',
    'Ein ± ist ein 95-Prozent-Spielraum. Nur hinter einer Tendenz ist es ein Standardfehler und damit etwa halb so breit.',
  ],
  earlyVersion:
    'Frühe Fassung: Sie stützt sich auf veröffentlichte Befragungen, bis hier genug Menschen geantwortet haben.',
  withoutAi: 'Aus deinen Werten geschrieben, ohne KI.',
  howItWorks: 'So funktioniert es',

  evidenceScore: (name, figure, label) => `${name}: ${figure}, ${label}`,
  evidenceSide: (pole, other, figure) =>
    `„${pole}“ liegt um ${figure} von 100 Punkten vor „${other}“`,
  evidenceFacets: (fantasy, activity) => `Fantasie ${fantasy}, Praxis ${activity}, jeweils von 100`,
  evidenceChance: (percent) =>
    `Wahrscheinlichkeit, vorn zu liegen, im Vergleich mit simulierten Personen: ${percent}`,
  yourAnswers: 'Deine Antworten',

  actions: 'Nächste Schritte',
} satisfies Translation<typeof english>;
