import type { Translation } from '../../../../../../src/domain/locales.ts';
import type * as english from '../../../../../../src/web/features/comparison/map/words.ts';
import { plural } from '../../../../../../src/web/ui/language/numbers.ts';

export default {
  themeWords: {
    DS: {
      both: 'Wir führen beide gern, und wir folgen beide gern.',
      starter: 'Wer führt, worin, und wann ist es vorbei?',
      which: 'Möchtest du lieber führen, folgen oder beides?',
      turns: 'Wer wäre zuerst dran?',
      positive: {
        exchange: ['Ich führe', 'du folgst'],
        iWould: 'Ich möchte lieber führen.',
        starter: 'Was würdest du gern mir überlassen?',
      },
      negative: {
        exchange: ['Ich folge', 'du führst'],
        iWould: 'Ich möchte lieber folgen.',
        starter: 'Was würdest du gern für uns beide entscheiden?',
      },
    },
    SM: {
      both: 'Wir mögen beide starke Empfindungen, beim Geben wie beim Spüren.',
      starter: 'Woran merken wir beide, dass es genug ist?',
      which: 'Möchtest du lieber geben, spüren oder beides?',
      turns: 'Könnten wir ganz sanft die andere Seite ausprobieren?',
      positive: {
        exchange: ['Ich gebe starke Reize', 'du spürst sie'],
        iWould: 'Ich möchte lieber geben als spüren.',
        starter: 'Wo möchtest du es, und woran merke ich, dass ich aufhören soll?',
      },
      negative: {
        exchange: ['Ich spüre starke Reize', 'du gibst sie'],
        iWould: 'Ich möchte lieber spüren als geben.',
        starter: 'Was gefällt dir am Geben?',
      },
    },
    BOND: {
      both: 'Wir fesseln beide gern und lassen uns beide gern fesseln.',
      starter: 'Was gibt dir beim Fesseln und beim Gefesseltsein Sicherheit?',
      which: 'Möchtest du lieber fesseln, gefesselt werden oder beides?',
      turns: 'Wer würde die andere Seite einmal ausprobieren, nur um sie zu kennen?',
      positive: {
        exchange: ['Ich fessle', 'du wirst gefesselt'],
        iWould: 'Ich möchte lieber fesseln als gefesselt werden.',
        starter: 'Was soll frei bleiben, wenn ich dich fessle?',
      },
      negative: {
        exchange: ['Ich werde gefesselt', 'du fesselst'],
        iWould: 'Ich möchte lieber gefesselt werden als fesseln.',
        starter: 'Was würdest du zuerst fesseln, und für wie lange?',
      },
    },
    EXVOY: {
      both: 'Wir schauen beide gern zu und zeigen uns beide gern.',
      starter: 'Wer darf zusehen: nur wir oder noch jemand?',
      which: 'Möchtest du lieber zuschauen, dich zeigen oder beides?',
      turns: 'Wollen wir uns abwechseln?',
      positive: {
        exchange: ['Ich zeige mich', 'du schaust zu'],
        iWould: 'Ich möchte mich lieber zeigen.',
        starter: 'Was würdest du gern sehen?',
      },
      negative: {
        exchange: ['Ich schaue zu', 'du zeigst dich'],
        iWould: 'Ich möchte lieber zuschauen.',
        starter: 'Wie soll ich dich ansehen?',
      },
    },
    FET: {
      both: 'Uns beide reizen bestimmte Stoffe, Kleidungsstücke oder Details.',
      starter: 'Welcher Stoff oder welches Detail fällt dir als Erstes auf?',
    },
    HUMIL: {
      both: 'Wir necken beide gern, und wir werden beide gern rot.',
      starter: 'Welche Worte sind willkommen, und welche nie?',
      which: 'Möchtest du lieber necken oder rot werden, und welche Worte sind tabu?',
      turns: 'Was reizt dich an dieser Seite, und was mich?',
      positive: {
        exchange: ['Ich necke dich', 'du wirst rot'],
        iWould: 'Ich möchte lieber necken als rot werden.',
        starter: 'Welche Worte möchtest du hören, und welche nie?',
      },
      negative: {
        exchange: ['Ich werde rot', 'du neckst mich'],
        iWould: 'Ich möchte lieber rot werden als necken.',
        starter: 'Was würdest du sagen, und wie fänden wir ein freundliches Ende?',
      },
    },
    PRIMAL: {
      both: 'Wir jagen beide gern und lassen uns beide gern fangen.',
      starter: 'Wie wild darf es werden und trotzdem Spiel bleiben?',
      which: 'Möchtest du lieber jagen, gefangen werden oder beides?',
      turns: 'Könnte die Jagd in beide Richtungen gehen?',
      positive: {
        exchange: ['Ich jage', 'du wirst gefangen'],
        iWould: 'Ich möchte lieber jagen.',
        starter: 'Möchtest du erst entkommen oder gleich gefangen werden?',
      },
      negative: {
        exchange: ['Ich werde gefangen', 'du jagst'],
        iWould: 'Ich möchte lieber gefangen werden.',
        starter: 'Was würdest du tun, wenn du mich gefangen hast?',
      },
    },
    ROLE: {
      both: 'Wir kümmern uns beide gern und lassen uns beide gern umsorgen.',
      starter: 'Woran merkst du, dass du umsorgt wirst?',
      which: 'Möchtest du lieber umsorgen, umsorgt werden oder beides?',
      turns: 'Wem gehört der erste Abend?',
      positive: {
        exchange: ['Ich kümmere mich', 'du lässt dich umsorgen'],
        iWould: 'Ich möchte mich lieber kümmern.',
        starter: 'Wann lässt du dich am liebsten umsorgen?',
      },
      negative: {
        exchange: ['Ich lasse mich umsorgen', 'du kümmerst dich'],
        iWould: 'Ich möchte lieber umsorgt werden.',
        starter: 'Wie kümmerst du dich gern um jemanden?',
      },
    },
    ENM: {
      both: 'Wir könnten beide Platz für weitere Menschen lassen.',
      starter: 'Was müsste nur uns beiden gehören?',
    },
    SENS: {
      both: 'Uns beide reizen langsame Berührungen, Wärme und alles, was sich gut anfühlt.',
      starter: 'Welche Berührung wirkt bei dir am längsten nach?',
    },
  },

  readAloud: '„Ich“ ist, wer das Gerät in der Hand hält.',

  groupTitles: {
    both: 'Wir beide',
    exchange: 'Geben und Nehmen',
    ask: 'Nachfragen',
  },
  groupIds: { both: 'we-both', exchange: 'give-and-take', ask: 'ask-about' },
  emptyGroups: {
    both: 'Kein Thema, das uns beide deutlich reizt. Das ist häufig und kein schlechtes Zeichen.',
    exchange: 'Hier sticht noch nichts heraus. Das Gespräch kann das ändern.',
    ask: 'Es bleibt nichts zu fragen. Fragt trotzdem.',
  },
  groupCounts: {
    both: (count) => plural(count, { other: '# für euch beide' }),
    exchange: (count) => plural(count, { other: '# zum Geben und Nehmen' }),
    ask: (count) => plural(count, { other: '# zum Nachfragen' }),
  },

  chips: {
    'one-sided': { mine: 'Mein Wunsch', theirs: 'Dein Wunsch' },
    'same-side': 'Gleiche Seite',
    'which-side': 'Welche Seite?',
    undecided: 'Offen',
    neither: 'Nichts für uns',
  },

  meeting: 'Wünscht sich hier eine Person von uns etwas, ist die andere offen dafür.',
  meetingBothDrawn: 'Uns beide reizt das, und unsere Seiten können zusammenfinden.',
  open: {
    mine: 'Mich reizt das, du bist offen dafür.',
    theirs: 'Dich reizt das, ich bin offen dafür.',
  },
  youAreOpen: 'Du bist zumindest offen dafür.',
  oneSided: {
    mine: 'Mich reizt das, dich nicht.',
    theirs: 'Dich reizt das, mich nicht.',
  },
  bothDrawnSideUnknown: 'Uns beide reizt das.',
  eitherSide: 'Ich mag beide Seiten.',
  /** Follows `iWould`. */
  soWouldYou: 'Du auch.',
  sameSide: 'Wir mögen daran beide dieselbe Seite.',
  sharedInterest: 'Hier haben wir ein gemeinsames Interesse, was immer wir vom Rest halten.',
  /** Follows `exchange`. */
  inWhatWeShare: 'bei etwas, das wir beide gewählt haben',
  quiet: {
    undecided: (themes) =>
      `Unsere Antworten lassen es offen: ${themes}. Was würde bei jedem von uns den Ausschlag geben?`,
    neither: (themes) => `Hier ist alles klar, solange wir beide dabei bleiben: ${themes}.`,
  },

  starters: {
    'one-sided': {
      mine: 'Ist das ein Nein oder nur nicht dein Ding? Beides ist in Ordnung.',
      theirs: 'Was gefällt dir daran?',
    },
    open: {
      mine: 'Was würde dich neugierig machen?',
      theirs: 'Wie sähe ein kleiner erster Schritt aus?',
    },
  },
  forBoth: {
    exchange:
      'Eine Person gibt hier gern, die andere nimmt gern. Was braucht es, damit es für beide gut wird?',
    open: 'Eine Person mag das, die andere ist offen dafür. Was wäre ein guter erster Schritt?',
    'one-sided':
      'Das reizt euch unterschiedlich stark. Was sollte die jeweils andere Person wissen?',
  },

  moreThemes: (count) => plural(count, { one: '# weiteres Thema', other: '# weitere Themen' }),
  quote: (text) => `„${text}“`,
  iLabel: 'ich',
  youLabel: 'du',
  figures: (mine, theirs) => `Ich ${mine}, du ${theirs}, jeweils von 100`,
} satisfies Translation<typeof english>;
