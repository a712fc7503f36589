import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/help/words.ts';

export default {
  pageTitle: 'Pause machen, aufhören, Hilfe finden',
  pageIntro:
    'Du schuldest dieser Seite nichts. Du kannst jederzeit aufhören und wiederkommen oder nicht. Hier steht, wie das geht und wo du jemanden zum Reden findest.',
  pauseTitle: 'Eine Pause machen',
  pause: [
    'Jede Antwort wird gespeichert, sobald du sie gibst. Du kannst die Seite jederzeit schließen. Mit deinem Anmeldecode kommst du an dieselbe Stelle zurück.',
    'Eine Frage kann etwas aufwühlen. Dann sieh vom Bildschirm weg. Spüre deine Füße auf dem Boden und atme langsam aus. Die Frage kann warten.',
  ],
  passTitle: 'Eine Frage auslassen',
  pass: [
    'Du kannst jede Frage mit „Möchte ich nicht sagen“ auslassen. Du brauchst keinen Grund, und niemand erfährt es. Der Fragebogen geht weiter und endet wie sonst auch.',
    'Dein Profil sagt nichts über das, was du ausgelassen hast. Auf der Seite „Meine Antworten“ kannst du es dir später anders überlegen.',
  ],
  tracesTitle: 'Gehen, ohne Spuren zu lassen',
  traces: [
    '„Verlassen“ steht oben auf jeder Seite. Es öffnet sofort eine unauffällige Seite. Dein Browser behält seinen Verlauf trotzdem. Ein privates Fenster behält keinen.',
    'Nutzen auch andere dieses Handy oder diesen Computer? Kreuze beim Anmelden oder zu Beginn „Dieses Gerät nutzen auch andere“ an. Dann bleibt nichts im Browser, sobald du den Tab schließt.',
    'Wenn du alles löschen und deine Einwilligung zurücknehmen willst, öffne „Profil bearbeiten“ und drücke „Mein Konto löschen“. Deine Antworten, dein Profil und deine Codes sind sofort weg. Niemand kann sie zurückholen, und niemand fragt, warum.',
  ],
  pressureTitle: 'Wenn dich jemand zwingt, es zu zeigen',
  pressure: [
    'Niemand hat ein Recht darauf, das hier zu sehen: nicht die Person, mit der du zusammen bist, nicht deine Eltern, nicht dein Chef oder deine Chefin. Wenn dich jemand drängt, zu antworten, dein Profil zu zeigen oder Ja zu sagen, dann ist das Druck. Du bist nicht schuld daran.',
    'Zuerst kommst du, nicht das Geheimnis. Wenn es sicherer ist, es jetzt zu zeigen, dann zeige es. Du kannst später etwas ändern, wenn du allein bist:',
  ],
  pressureSteps: [
    'Markiere auf „Meine Antworten“ eine Frage als Tabu. Dann steht sie auf keiner Liste für eine andere Person.',
    'Erneuere auf „Profil bearbeiten“ deinen Link, oder schalte die Freigabe aus. Der alte Link geht sofort nicht mehr.',
    'Sag nicht Ja zu einem gemeinsamen Vergleich. Die andere Person kann nicht erkennen, ob du Nein gesagt oder noch nicht geantwortet hast.',
    'Erstelle einen neuen Anmeldecode. Damit wird jeder andere Browser abgemeldet.',
    'Lösche das Konto, wenn du das möchtest.',
  ],
  pressureAfter:
    'Was jemand gesehen hat, ist gesehen. Aber du bestimmst, was man ab jetzt sieht. Und du kannst mit jemandem reden, der sich mit so etwas auskennt. Wo, steht ganz unten auf dieser Seite.',
  distressTitle: 'Wenn dich ein Interesse belastet',
  distress: [
    'Woran du denkst und was du tun willst, sind zwei verschiedene Dinge. Man kann einen Gedanken mögen und nie wollen, dass er wahr wird. Ein Gedanke ist kein Plan. Er sagt nicht, was für ein Mensch du bist.',
    'Die Werte hier sind kein ärztlicher Befund. Keine Zahl auf dieser Seite bedeutet, dass mit dir etwas nicht stimmt.',
    'Macht dir ein Gedanke Angst, oder lässt er dich nicht los? Fürchtest du, dir oder jemand anderem etwas anzutun? Dann bleib damit nicht allein. In einer Arztpraxis, einer Therapie oder am Krisentelefon hört dir jemand zu. Du kannst vorher fragen, was unter euch bleibt.',
  ],
  limitsTitle: 'Grenzen und Stoppsignale',
  limits: [
    'Ein hoher Wert ist kein Ja. Fragt jedes Mal, und wartet auf ein klares Ja. Ihr könnt es beide zurücknehmen, auch mittendrin.',
    'Sagt vorher, was ihr nicht wollt. Sucht ein Wort aus, das sofort alles beendet, zum Beispiel „Rot“. Sucht auch ein Zeichen aus, falls jemand nicht sprechen kann.',
    'Fangt mit weniger an, als ihr euch ausmalt. Kümmert euch danach umeinander, und fragt am nächsten Tag noch einmal nach.',
    'Schweigen ist kein Ja. Auch ein Ja von jemandem, der schläft, betrunken ist oder Angst hat, ist keins.',
  ],
  talkTitle: 'Jemand zum Reden',
  danger:
    'Bist du oder ist jemand anderes gerade in Gefahr? Ruf die Notrufnummer deines Landes an.',
  directoryHint:
    'Jeder Link führt zu einer anderen Website. Von dort wird nichts geladen, bis du ihn drückst:',
  byCountry: 'Krisentelefone nach Ländern, zum Anrufen oder Schreiben',
} satisfies Translation<typeof english>;
