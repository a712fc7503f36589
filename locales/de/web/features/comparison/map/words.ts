import type { Translation } from '../../../../../../src/domain/locales.ts';
import type * as english from '../../../../../../src/web/features/comparison/map/words.ts';
import { plural } from '../../../../../../src/web/ui/language/numbers.ts';

export default {
  themeWords: {
    DS: {
      both: 'Ihr führt beide gern und folgt gern.',
      starter: 'Wer führt, worin, und wann ist es vorbei?',
      which: 'Möchtest du lieber führen, folgen oder beides?',
      turns: 'Wer wäre zuerst dran?',
      positive: {
        exchange: ['Du führst', 'dein Gegenüber folgt'],
        youWould: 'Du würdest lieber führen.',
        starter: 'Was würdest du gern mir überlassen?',
      },
      negative: {
        exchange: ['Du folgst', 'dein Gegenüber führt'],
        youWould: 'Du würdest lieber folgen.',
        starter: 'Was würdest du gern für uns beide entscheiden?',
      },
    },
    SM: {
      both: 'Ihr gebt beide gern starke Empfindungen und spürt sie gern.',
      starter: 'Woran merken wir beide, dass es genug ist?',
      which: 'Möchtest du lieber geben, spüren oder beides?',
      turns: 'Könnten wir ganz sanft die andere Seite ausprobieren?',
      positive: {
        exchange: ['Du gibst Intensität', 'dein Gegenüber spürt sie'],
        youWould: 'Du würdest es lieber geben als spüren.',
        starter: 'Wo möchtest du es, und woran merke ich, dass ich aufhören soll?',
      },
      negative: {
        exchange: ['Du spürst Intensität', 'dein Gegenüber gibt sie'],
        youWould: 'Du würdest es lieber spüren als geben.',
        starter: 'Was gefällt dir am Geben?',
      },
    },
    BOND: {
      both: 'Ihr fesselt beide gern und lasst euch gern fesseln.',
      starter: 'Was gibt dir beim Fesseln und beim Gefesseltsein Sicherheit?',
      which: 'Möchtest du lieber fesseln, gefesselt werden oder beides?',
      turns: 'Wer würde die andere Seite einmal ausprobieren, nur um sie zu kennen?',
      positive: {
        exchange: ['Du fesselst', 'dein Gegenüber wird gefesselt'],
        youWould: 'Du würdest lieber fesseln als gefesselt werden.',
        starter: 'Was soll frei bleiben, wenn ich dich fessle?',
      },
      negative: {
        exchange: ['Du wirst gefesselt', 'dein Gegenüber fesselt'],
        youWould: 'Du würdest lieber gefesselt werden als fesseln.',
        starter: 'Was würdest du zuerst fesseln, und für wie lange?',
      },
    },
    EXVOY: {
      both: 'Ihr schaut beide gern zu und werdet gern angesehen.',
      starter: 'Wer darf zusehen: nur wir oder noch jemand?',
      which: 'Möchtest du lieber zuschauen, dich zeigen oder beides?',
      turns: 'Wollen wir uns abwechseln?',
      positive: {
        exchange: ['Du zeigst dich', 'dein Gegenüber schaut zu'],
        youWould: 'Du würdest lieber angesehen werden.',
        starter: 'Was würdest du gern sehen?',
      },
      negative: {
        exchange: ['Du schaust zu', 'dein Gegenüber zeigt sich'],
        youWould: 'Du würdest lieber zuschauen.',
        starter: 'Wie soll ich dich ansehen?',
      },
    },
    FET: {
      both: 'Euch beide reizen bestimmte Stoffe, Kleider oder Details.',
      starter: 'Welcher Stoff oder welches Detail fällt dir als Erstes auf?',
    },
    HUMIL: {
      both: 'Ihr neckt beide gern und errötet gern.',
      starter: 'Welche Worte sind willkommen, und welche nie?',
      which: 'Möchtest du lieber necken oder rot werden, und welche Worte sind tabu?',
      turns: 'Was reizt dich an dieser Seite, und was mich?',
      positive: {
        exchange: ['Du neckst', 'dein Gegenüber errötet'],
        youWould: 'Du würdest lieber necken als erröten.',
        starter: 'Welche Worte möchtest du hören, und welche nie?',
      },
      negative: {
        exchange: ['Du errötest', 'dein Gegenüber neckt'],
        youWould: 'Du würdest lieber erröten als necken.',
        starter: 'Was würdest du sagen, und wie fänden wir ein freundliches Ende?',
      },
    },
    PRIMAL: {
      both: 'Ihr jagt beide gern und lasst euch gern fangen.',
      starter: 'Wie wild darf es werden und trotzdem Spiel bleiben?',
      which: 'Möchtest du lieber jagen, gefangen werden oder beides?',
      turns: 'Könnte die Jagd in beide Richtungen gehen?',
      positive: {
        exchange: ['Du jagst', 'dein Gegenüber wird gefangen'],
        youWould: 'Du würdest lieber jagen.',
        starter: 'Möchtest du erst entkommen oder gleich gefangen werden?',
      },
      negative: {
        exchange: ['Du wirst gefangen', 'dein Gegenüber jagt'],
        youWould: 'Du würdest dich lieber fangen lassen.',
        starter: 'Was würdest du tun, wenn du mich gefangen hast?',
      },
    },
    ROLE: {
      both: 'Ihr umsorgt beide gern und lasst euch gern umsorgen.',
      starter: 'Woran merkst du, dass du umsorgt wirst?',
      which: 'Möchtest du lieber umsorgen, umsorgt werden oder beides?',
      turns: 'Wem gehört der erste Abend?',
      positive: {
        exchange: ['Du umsorgst', 'dein Gegenüber wird umsorgt'],
        youWould: 'Du würdest lieber umsorgen.',
        starter: 'Wann lässt du dich am liebsten umsorgen?',
      },
      negative: {
        exchange: ['Du wirst umsorgt', 'dein Gegenüber umsorgt'],
        youWould: 'Du würdest dich lieber umsorgen lassen.',
        starter: 'Wie kümmerst du dich gern um jemanden?',
      },
    },
    ENM: {
      both: 'Ihr könntet beide Platz für mehr als einen Menschen lassen.',
      starter: 'Was müsste nur uns beiden gehören?',
    },
    SENS: {
      both: 'Euch beide reizen langsame Berührung, Wärme und Textur.',
      starter: 'Welche Berührung wirkt bei dir am längsten nach?',
    },
  },

  groupTitles: {
    both: 'Ihr beide',
    exchange: 'Geben und Nehmen',
    ask: 'Danach fragen',
  },
  groupIds: { both: 'we-both', exchange: 'give-and-take', ask: 'ask-about' },
  noMeeting: 'Kein Thema, in dem ihr euch klar trefft. Das ist häufig und kein schlechtes Zeichen.',
  chips: {
    'same-side': 'Gleiche Seite',
    'which-side': 'Welche Seite?',
  },

  meeting: 'Was eine Person von euch hier möchte, dafür ist die andere offen.',
  meetingBothDrawn: 'Es reizt euch beide, und eure Seiten können zusammenfinden.',
  open: {
    mine: 'Es reizt dich; dein Gegenüber ist dafür offen.',
    theirs: 'Es reizt dein Gegenüber; du bist dafür offen.',
  },
  theyAreOpen: 'Dein Gegenüber ist zumindest dafür offen.',
  oneSided: {
    mine: 'Es reizt dich, dein Gegenüber nicht.',
    theirs: 'Es reizt dein Gegenüber, dich nicht.',
  },
  bothDrawnSideUnknown: 'Es reizt euch beide.',
  eitherSide: 'Du magst beide Seiten.',
  /** Follows `iWould`. */
  soWouldThey: 'Dein Gegenüber auch.',
  sameSide: 'Ihr mögt beide dieselbe Seite davon.',
  sharedInterest: 'Einen Teil davon mögt ihr beide.',
  /** Follows `exchange`. */
  inPart: 'zum Teil',
  quiet: {
    undecided: (themes) => `Noch offen: ${themes}.`,
    neither: (themes) => `Ohne Reiz für euch beide: ${themes}.`,
  },
  quietThemes: (count) => plural(count, { other: '# weitere, bei denen nichts zu klären ist' }),
  allQuiet: 'Alle Themen: nichts zu klären',
  startHere: 'Fangt mit dieser Frage an',

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
} satisfies Translation<typeof english>;
