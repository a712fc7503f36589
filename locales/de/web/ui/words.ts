import type { Translation } from '../../../../src/domain/locales.ts';
import type * as english from '../../../../src/web/ui/words.ts';

export default {
  /** What is clearly so needs no word. */
  certainties: {
    clearly: '',
    probably: 'wahrscheinlich',
    close: 'zu knapp für ein Urteil',
  },
  oneInterest: (text, certainty) => (certainty === '' ? `${text}.` : `${text}, ${certainty}.`),

  dayInSentence: (day) => day,
  timeInSentence: (time) => `${time} Uhr`,

  fantasy: 'Fantasie',
  activity: 'Praxis',
  showAsTable: 'Als Tabelle zeigen',
  facetsInWords: (name, fantasy, activity, max) =>
    `${name}: Fantasie ${fantasy}, Praxis ${activity}, jeweils von ${max}`,
  pairInWords: (name, mine, theirs) =>
    `${name}: du ${mine}, die andere Person ${theirs}, jeweils von 100`,
  fantasyInitial: 'F',
  activityInitial: 'P',
  percentWithMargin: (percent, low, high) =>
    `${percent} Prozent, 90-Prozent-Spielraum von ${low} bis ${high}`,

  copied: 'Kopiert!',
  copyByHand: 'Von Hand markieren und kopieren',
  sent: {
    shared: '',
    copied: 'Kopiert. Füge es in deine Nachricht ein.',
    failed: 'Bitte kopiere den Link von Hand.',
  },
  yourLink: 'Dein Link',
  copyLink: 'Link kopieren',
  opening: 'Wird geöffnet …',
  partNotLoaded:
    'Dieser Teil wurde nicht geladen. Sieh nach, ob du online bist, und lade die Seite dann neu.',

  copyAndShowLoginCode: 'Deinen Anmeldecode kopieren und anzeigen',
  copyAndHide: 'kopieren und verbergen',
  saving: 'Wird gespeichert …',
  saved: 'Gespeichert',
  notSaved: 'Nicht gespeichert, bitte noch einmal wählen',
  switchToDark: 'Zur dunklen Darstellung wechseln',
  switchToLight: 'Zur hellen Darstellung wechseln',
  loading: 'Wird geladen …',
  cancel: 'Abbrechen',
  save: 'Speichern',
  remove: 'Entfernen',
  share: 'Teilen',
  compare: 'Vergleichen',
} satisfies Translation<typeof english>;
