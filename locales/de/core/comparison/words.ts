import type * as english from '../../../../src/core/comparison/words.ts';
import type { Translation } from '../../../../src/domain/locales.ts';

export default {
  // 'als der anderen Person' is a dative: 'reizt dich mehr als die andere Person' could be misread.
  themeReasons: {
    DS: {
      meeting:
        'Am ehesten trefft ihr euch im Führen und Folgen: Eine Person könnte führen, die andere folgen.',
      mine: 'Führen und Folgen sind dir wichtiger als der anderen Person.',
      theirs: 'Führen und Folgen sind der anderen Person wichtiger als dir.',
    },
    SM: {
      meeting:
        'Am ehesten trefft ihr euch bei starken Empfindungen: Eine Person könnte sie geben, die andere sie spüren.',
      mine: 'Starke Empfindungen geben dir mehr als der anderen Person.',
      theirs: 'Starke Empfindungen geben der anderen Person mehr als dir.',
    },
    BOND: {
      meeting:
        'Am ehesten trefft ihr euch bei Bondage: Eine Person könnte fesseln, die andere sich fesseln lassen.',
      mine: 'Bondage gefällt dir besser als der anderen Person.',
      theirs: 'Bondage gefällt der anderen Person besser als dir.',
    },
    EXVOY: {
      meeting:
        'Am ehesten trefft ihr euch im Zeigen und Zuschauen: Eine Person könnte sich zeigen, die andere hinsehen.',
      mine: 'Zeigen und Zuschauen machen dir mehr Freude als der anderen Person.',
      theirs: 'Zeigen und Zuschauen machen der anderen Person mehr Freude als dir.',
    },
    FET: {
      meeting:
        'Am ehesten trefft ihr euch bei Stoffen und Kleidung: wie sich etwas anfühlt, wie es aussieht und sitzt.',
      mine: 'Was du an Stoffen und Kleidung magst, bedeutet der anderen Person weniger.',
      theirs: 'Was die andere Person an Stoffen und Kleidung mag, bedeutet dir weniger.',
    },
    HUMIL: {
      meeting:
        'Am ehesten trefft ihr euch bei spielerischer Erniedrigung: Eine Person könnte necken, die andere erröten.',
      mine: 'Spielerische Erniedrigung liegt dir mehr als der anderen Person.',
      theirs: 'Spielerische Erniedrigung liegt der anderen Person mehr als dir.',
    },
    PRIMAL: {
      meeting:
        'Am ehesten trefft ihr euch bei der Jagd: Eine Person könnte jagen, die andere sich fangen lassen.',
      mine: 'Die Jagd macht dir mehr Spaß als der anderen Person.',
      theirs: 'Die Jagd macht der anderen Person mehr Spaß als dir.',
    },
    ROLE: {
      meeting:
        'Am ehesten trefft ihr euch in der Fürsorge: Eine Person könnte sich um die andere kümmern.',
      mine: 'Fürsorge, ob gegeben oder empfangen, bedeutet dir mehr als der anderen Person.',
      theirs: 'Fürsorge, ob gegeben oder empfangen, bedeutet der anderen Person mehr als dir.',
    },
    ENM: {
      meeting: 'Am ehesten trefft ihr euch in der Offenheit für mehr als zwei Menschen.',
      mine: 'Für mehr als zwei Menschen wäre bei dir eher Platz als bei der anderen Person.',
      theirs: 'Für mehr als zwei Menschen wäre bei der anderen Person eher Platz als bei dir.',
    },
    SENS: {
      meeting:
        'Am ehesten trefft ihr euch da, wo es um Berührung und Sinne geht: Wärme, Stoff auf der Haut, viel Zeit.',
      mine: 'Langsame Berührung bedeutet dir mehr als der anderen Person.',
      theirs: 'Langsame Berührung bedeutet der anderen Person mehr als dir.',
    },
  },

  sameSideReasons: {
    DS: { positive: 'Ihr führt beide gern.', negative: 'Ihr folgt beide gern.' },
    SM: {
      positive: 'Ihr sorgt beide gern für starke Empfindungen.',
      negative: 'Ihr spürt beide gern starke Empfindungen.',
    },
    BOND: { positive: 'Ihr fesselt beide gern.', negative: 'Ihr lasst euch beide gern fesseln.' },
    EXVOY: {
      positive: 'Ihr lasst euch beide gern ansehen.',
      negative: 'Ihr schaut beide gern zu.',
    },
    HUMIL: {
      positive: 'Bei spielerischer Erniedrigung neckt ihr beide gern.',
      negative: 'Bei spielerischer Erniedrigung errötet ihr beide gern.',
    },
    PRIMAL: { positive: 'Ihr jagt beide gern.', negative: 'Ihr lasst euch beide gern fangen.' },
    ROLE: {
      positive: 'Ihr übernehmt beide gern die Fürsorge.',
      negative: 'Ihr lasst euch beide gern umsorgen.',
    },
  },

  capReasons: {
    'little wanted':
      'Ihr liegt nah beieinander, aber hier gibt es wenig, was ihr euch beide wünscht.',
    'not open': 'Was eine Person von euch sich hier wünscht, sucht die andere nicht.',
  },
  worldsApart:
    'Ihr habt diesen Fragebogen sehr unterschiedlich beantwortet. Er fragt nur nach einem kleinen Teil dessen, was Intimität ausmacht; wie ihr miteinander umgeht, kommt darin nicht vor.',
  littleWanted:
    'Von dem, wonach der Fragebogen fragt, wünscht ihr euch beide nicht viel, und auch das ist eine Gemeinsamkeit.',
  nothingStandsOut:
    'Noch sticht zwischen euch nichts heraus, weder eine klare Gemeinsamkeit noch ein klarer Unterschied.',

  bridges: [
    'Wechselt euch ab: ein Abend so, der nächste umgekehrt.',
    'Fragt euch, wer von euch ein wenig neugierig auf die andere Seite ist und was den Schritt leicht machen würde.',
    'Fangt mit etwas an, bei dem niemand eine Seite wählen muss, etwa mit Berührung und allen Sinnen.',
  ],
} satisfies Translation<typeof english>;
